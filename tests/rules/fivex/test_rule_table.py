"""The table of rules, rulings and tests in `docs/rules/fivex.md` says the truth about tests and code."""

from tests.rules.rule_table import RuleTable

TABLE = RuleTable("fivex")
RULINGS = {1: 6, 2: 3, 3: 8, 4: 8, 5: 9, 6: 6, 7: 9, 8: 5}
"""How many rulings each section has."""


def test_every_test_named_in_the_table_exists() -> None:
    assert TABLE.named - TABLE.written == set()
    assert all(row[4] for row in TABLE.rows)


def test_every_test_of_the_rules_is_named_in_the_table() -> None:
    assert TABLE.written - TABLE.named == set()


def test_every_ruling_is_in_the_table_once() -> None:
    assert TABLE.numbers == [f"{section}.{n}" for section, last in RULINGS.items() for n in range(1, last + 1)]


def test_every_ruling_cited_in_the_code_is_in_the_table() -> None:
    assert TABLE.cited >= {"1.4", "2.1", "3.5", "4.6", "5.3", "6.2", "7.6", "8.2"}
    assert TABLE.cited - set(TABLE.numbers) == set()
