"""The web table: any game in a browser, for one person at home and for a club on one server."""
