# Two commands for everyone: `make play` and `make test`. Both build .venv from the lock files when it is missing.

PYTHON ?= $(shell for p in python3 python3.11 python3.12 python3.13 python3.14; do \
	command -v $$p >/dev/null && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
FAST := .venv-fast/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet
PACKAGES := framework games frontends observers
# Processes that run tests: one more than two cores have work for, because many tests wait for a terminal or a browser.
WORKERS ?= 3
# Tests and games start processes: each would compile all of Darbar anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play web test test-pure test-fast beside rl browser screens format bench load calibration docs fast pictures soak fuzz lock clean

play: .venv/.play
	@$(BIN)/darbar play agra --seats you,bot,bot

# All games in the browser, on this machine alone.
web: .venv/.play
	@$(BIN)/darbar serve --open

test: .venv/.test browser
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(MAKE) --no-print-directory -j 2 test-pure beside
	@if command -v $${CC:-cc} >/dev/null; then $(MAKE) --no-print-directory test-fast; \
		else echo "There is no C compiler: the compiled build is not tested."; fi

test-pure:
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -q

# Types, imports and compiling need one core for most of their time, so they go on beside the tests; what they say comes
# in one piece.
beside: .venv/.test
	@mkdir -p build
	@{ $(BIN)/mypy && $(BIN)/lint-imports && \
		{ ! command -v $${CC:-cc} >/dev/null || $(MAKE) --no-print-directory .venv-fast/.fast; }; } \
		> build/beside.txt 2>&1; code=$$?; echo; cat build/beside.txt; exit $$code

# A part of the tests on the compiled build: every chapter of the rules, the core, and that it plays as the pure one does.
CHAPTERS := $(wildcard $(addprefix tests/games/*/test_,$(addsuffix .py,[0-9]* contracts secondary_actions value night_market)))

test-fast: .venv-fast/.fast
	$(FAST)/python -m pytest -n 2 --dist loadgroup -q tests/compiled tests/games/classics tests/games/hearts $(CHAPTERS) \
		$(addprefix tests/framework/test_,$(addsuffix .py,asks forks match position prospects simulation together undo)) \
		$(addprefix tests/framework/bots/test_,$(addsuffix .py,advice choosing_together goals thinking))

# What needs PyTorch, which is gigabytes from the usual index: in an environment of its own beside the pure one.
rl: .venv-rl/.rl
	PYTHONPATH=$(subst $(eval ) ,:,$(PACKAGES)) .venv-rl/bin/python -m pytest -q tests/framework/bridges/test_gymnasium.py

.venv-rl/.rl: .venv/.test
	@test -x .venv-rl/bin/python || $(BIN)/python -m venv .venv-rl
	@$(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))" \
		> $$(.venv-rl/bin/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/libraries.pth
	@.venv-rl/bin/python -m pip --disable-pip-version-check install --quiet torch==2.13.0 sb3-contrib==2.9.2
	@touch $@

# The tests of the web table need Chromium: where there is none, it is installed if that can be done.
browser:
	@for b in "$$DARBAR_BROWSER" chromium chromium-browser google-chrome google-chrome-stable chrome; do \
		command -v "$$b" >/dev/null && exit 0; done; \
	echo "There is no Chromium here: installing it for the tests of the web table (apt-get)…"; \
	{ command -v apt-get >/dev/null && apt-get update -qq && apt-get install -qq -y chromium; } || \
	{ echo "Chromium could not be installed: install it, or name it in DARBAR_BROWSER." >&2; exit 1; }

# What each game looks like in the browser, taken anew: to be looked at.
screens: .venv/.test browser
	$(BIN)/python docs/pictures/screens.py

format: .venv/.test
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: .venv/.test
	$(BIN)/python benchmarks/bench.py
	$(BIN)/python benchmarks/scenes.py
	$(BIN)/python benchmarks/response.py
	$(BIN)/python benchmarks/arena.py
	$(BIN)/python benchmarks/bridges.py

# Many matches on one server, on this machine alone; LOAD="--matches 20" for other numbers.
load: .venv/.test
	$(BIN)/python benchmarks/load.py $(LOAD)

# How often hints come true, measured anew, and the numbers that make them do so: about an hour.
calibration: .venv/.test
	$(BIN)/python benchmarks/calibration.py ask
	$(BIN)/python benchmarks/calibration.py fit build/calibration/*.jsonl --write

# Ten thousand random matches of each large game with random rulings: some fifteen minutes on two cores.
soak: .venv/.test
	$(BIN)/python benchmarks/soak.py agra 10000
	$(BIN)/python benchmarks/soak.py alrashid 10000
	$(BIN)/python benchmarks/soak.py rajas 10000
	$(BIN)/python benchmarks/soak.py tajmahal 10000

# The whole attack, as often as is usual; or `make fuzz SECONDS=600`, or `make fuzz ATTACKS="records=500000 kills=1000"`.
fuzz: .venv/.test
	$(BIN)/python fuzz $(ATTACKS) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(SEED),--seed $(SEED)) $(if $(JOBS),--jobs $(JOBS))

# The pictures of the terminal in the documentation, taken anew.
pictures: .venv/.test
	DARBAR_RENEW=1 $(BIN)/pytest -q tests/docs/test_pictures.py

# The compiled build, in an environment of its own beside the pure one, whose libraries it shares; needs a C compiler.
COMPILED := $(shell find framework games -name '*.py' 2>/dev/null) hatch_build.py pyproject.toml

fast: .venv-fast/.fast
	@$(FAST)/darbar --version

.venv-fast/.fast: .venv/.test $(COMPILED)
	@echo "Compiling (some minutes)…"
	@rm -rf .venv-fast build/compiled build/wheel
	@DARBAR_COMPILE=1 $(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation -w build/wheel .
	@$(BIN)/python -m venv --without-pip .venv-fast
	@$(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))" \
		> $$($(FAST)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))")/libraries.pth
	@$(BIN)/python -m pip --disable-pip-version-check --python $(FAST)/python install --quiet --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

docs: .venv/.test
	$(BIN)/sphinx-build -W -q docs docs/_build/html

.venv/.play: requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "Darbar needs Python 3.11 or newer." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting the table (once)…"
	@$(PIP) --require-hashes -r requirements.lock
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.test: .venv/.play requirements-dev.lock
	@$(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

# Needs `uv`: writes the lock files anew from the *.in files.
lock:
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header requirements.in -o requirements.lock
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header requirements-dev.in -o requirements-dev.lock

clean:
	rm -rf .venv .venv-fast .venv-rl build dist docs/_build
