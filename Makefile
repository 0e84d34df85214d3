# Two commands are all there is to know: `make play` and `make test`. Both set everything up first.
VENV := .venv
BIN := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)

SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync)  # what runs at the same time speaks in turn, where make can

.DEFAULT_GOAL := help
PAGES := src/voyageur/server/pages/index.html
.PHONY: help play test setup web pages wheel fresh web-types web-check screenshots budgets serve chaos load lint types compiled soak coverage bench bench-against playthroughs observations balance ladder scale docs docs-serve clean

help:  ## what there is
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 18

$(VENV)/ready: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Voyageur needs Python 3.11 or newer: install it, or run 'make PYTHON=/path/to/python3 ...'."; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,server]'
	@touch $@

setup: $(VENV)/ready  ## install everything into .venv

web/node_modules/ready: web/package-lock.json web/package.json web/node.py | $(VENV)/ready
	$(BIN)/python web/node.py npm ci --no-fund --no-audit --loglevel=error
	@touch $@

web: web/node_modules/ready  ## install what the browser's side is made with

$(PAGES): web/node_modules/ready web/index.html web/vite.config.ts web/svelte.config.js $(shell find web/src web/public src/voyageur -name '*.ftl' -o -path 'web/*' -type f -o -path '*/data/*.json')
	$(BIN)/python web/node.py npm run --silent build

pages: $(PAGES)  ## build the browser client, which the server serves

web-types: setup web  ## write the browser's types anew, after a change of the protocol
	$(BIN)/voyageur schema --bare | $(BIN)/python web/node.py npm run --silent types -- src/lib/protocol.ts

wheel: setup pages  ## build the wheel and the source distribution, the browser client inside, into dist
	rm -rf dist
	$(BIN)/python -m build --outdir dist

fresh: wheel  ## install the wheel into an empty environment elsewhere, serve from there and play a game
	$(BIN)/python -m tests.packages.fresh dist/*.whl

play: setup pages  ## play in the browser: builds the pages, starts a server and opens it
	$(BIN)/voyageur serve --open

test: setup web  ## run every check
	@$(MAKE) --no-print-directory --jobs=2 $(SYNC) compiled lint types web-check pages
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

web-check: web
	$(BIN)/python web/node.py npm run --silent check
	$(BIN)/python web/node.py npm run --silent test

types: setup
	$(BIN)/mypy

compiled: setup
	$(BIN)/python -m tests.compiled

serve: setup  ## host tables for people and bots at http://127.0.0.1:8000
	$(BIN)/voyageur serve

screenshots: setup pages  ## pictures of every page in every way, into docs/screenshots
	$(BIN)/python -m tests.browser.screenshots

budgets: setup pages  ## how fast and how large the pages are, against what we promise
	$(BIN)/python -m tests.browser.budgets

chaos: setup  ## nothing lost: 50 tables and 20 kills, on SQLite, on PostgreSQL, and with two processes
	$(BIN)/python -m tests.server.chaos --tables 50 --kills 20 --database sqlite
	$(BIN)/python -m tests.server.chaos --tables 50 --kills 20 --database postgresql
	$(BIN)/python -m tests.server.chaos --tables 50 --kills 20 --database postgresql --processes 2

load: setup  ## how many live tables a server holds, on SQLite and on PostgreSQL
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --database postgresql
	$(BIN)/python benchmarks/load.py --database postgresql --processes 2

soak: setup  ## the six properties over 20,000 random games and more of every game
	$(BIN)/voyageur check expeditions --games 20000
	$(BIN)/voyageur check expeditions --games 2000 --option open_hands=true --option hand_size=4
	$(BIN)/voyageur check eldorado --games 600 --each course
	$(BIN)/voyageur check eldorado --games 600 --each course --option caves=true
	$(BIN)/voyageur check fivex --games 20000
	$(BIN)/voyageur check fivex --games 2000 --option screens=open --option changes=false
	$(BIN)/voyageur check fivex --games 2000 --option overlap=new_on_top --option shortfall=reserve

coverage: setup  ## which rule branches random play and the tests reach, with the compiler off
	$(BIN)/python tests/coverage_report.py

bench: setup  ## how fast it is
	$(BIN)/voyageur bench

bench-against: setup  ## the same, and the environments for learning, beside other engines
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	$(BIN)/voyageur bench --against
	$(BIN)/voyageur bench --environments --against

playthroughs: setup  ## write the golden playthroughs and perft counts anew, after a deliberate change of behaviour
	$(BIN)/python tests/playthroughs/regenerate.py

observations: setup  ## write docs/observations.md anew, after a change of what is observed
	$(BIN)/voyageur observations > docs/observations.md

balance: setup  ## write the balance report in docs/balance anew
	$(BIN)/voyageur balance fivex --games 2000 --out docs/balance --language en

ladder: setup  ## play every match of docs/ladder.md that is missing, and write its tables anew
	$(BIN)/voyageur ladder expeditions --language en
	$(BIN)/voyageur ladder eldorado --language en
	$(BIN)/voyageur ladder fivex --language en

scale: setup  ## simulations, tournaments, datasets and analyses on a Ray cluster of three nodes, with workers killed
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[ray]'
	$(BIN)/python -m pytest tests/lab/test_ray.py

docs: setup  ## build the documentation site into build/site
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build

docs-serve: setup  ## show the documentation site at http://127.0.0.1:8001, and again after every change
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs serve --dev-addr 127.0.0.1:8001

clean:  ## remove what the commands above made
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov failures web/node_modules src/voyageur/server/pages dist build/site
