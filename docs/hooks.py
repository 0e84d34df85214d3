"""What the site's generator is told beyond mkdocs.yml."""

from typing import Any

from mkdocs.plugins import event_priority
from mkdocs.structure.files import get_files

LAST = -200
"""After the plugin `i18n`, which leaves the French part nothing but files whose names end like French ones."""


@event_priority(LAST)
def on_files(files: Any, config: Any) -> Any:
    """French pages show the pictures of the English part."""
    for file in get_files(config):
        if not file.is_documentation_page() and files.get_file_from_path(file.src_uri) is None:
            files.append(file)
    return files
