"""What people see without script: forms and links alone are enough for everything."""


from .conftest import moves_of


def test_the_start_shows_every_game_with_ways_to_play_and_to_learn(house):
    page = house.person().get("/").text
    for title in ("Agra", "Tic-tac-toe", "Bazaar", "Hearts"):
        assert title in page
    assert 'action="/games/agra/quick"' in page and 'action="/games/agra/learn"' in page


def test_playing_against_bots_takes_two_clicks(house):
    ana = house.person()
    ana.get("/")
    table = ana.post("/games/tictactoe/quick")
    assert table.status_code == 200 and "/seat/1" in table.url.path
    assert len(set(moves_of(table.text))) == 9
