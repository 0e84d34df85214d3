"""Settings come from the environment, secrets too; what cannot be read is said, and nothing secret lies open."""

from __future__ import annotations

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import voyageur as vg
from voyageur.server.settings import Settings, kept, read_settings


def test_settings_are_read_from_the_environment() -> None:
    settings = read_settings(
        {
            "VOYAGEUR_DATA": "somewhere",
            "VOYAGEUR_PROXIES": "2",
            "VOYAGEUR_SECURE": "true",
            "VOYAGEUR_ORIGINS": "https://a.example, https://b.example",
            "VOYAGEUR_BOT_SECONDS": "1.5",
        }
    )
    assert settings.data == Path("somewhere")
    assert settings.proxies == 2
    assert settings.secure
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.bot_seconds == 1.5


def test_a_setting_that_cannot_be_read_is_named() -> None:
    with pytest.raises(vg.BadOption, match="proxies"):
        read_settings({"VOYAGEUR_PROXIES": "many"})


@pytest.mark.parametrize(
    ("given", "url", "embedded"),
    [
        ("postgresql://ida@host/games", "postgresql+asyncpg://ida@host/games", False),
        ("postgres://ida@host/games", "postgresql+asyncpg://ida@host/games", False),
        ("sqlite:////srv/games.sqlite", "sqlite+aiosqlite:////srv/games.sqlite", True),
    ],
)
def test_a_database_is_named_by_its_usual_address(given: str, url: str, embedded: bool) -> None:
    settings = Settings(data=Path("here"), database=given)
    assert (settings.database_url, settings.embedded) == (url, embedded)


def test_without_a_database_there_is_an_embedded_one() -> None:
    settings = Settings(data=Path("here"))
    assert settings.embedded
    assert settings.database_url.endswith("here/voyageur.sqlite")


def test_another_kind_of_database_is_refused() -> None:
    with pytest.raises(vg.BadOption, match="mysql"):
        _ = Settings(database="mysql://host/games").database_url


def test_a_secret_is_generated_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "server")
    settings.prepare()
    first = settings.kept_secret("secret")
    assert len(first) >= 32
    assert settings.kept_secret("secret") == first
    assert stat.S_IMODE((settings.data / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(settings.data.stat().st_mode) == 0o700


def test_a_secret_of_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    assert Settings(data=tmp_path, secret="given").kept_secret("secret") == "given"
    assert not (tmp_path / "secret").exists()


def test_processes_that_start_together_agree_on_the_secret(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        secrets = set(pool.map(kept, [tmp_path / "secret"] * 40))
    assert len(secrets) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
