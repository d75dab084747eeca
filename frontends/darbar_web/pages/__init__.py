"""What a person sees: one module for each page."""
