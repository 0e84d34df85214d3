"""Runs a command for as long as whoever started it lives: `keeper.py [--user NAME] [--remove FOLDER] COMMAND…`.

Its standard input is a pipe from the one who started it. When that pipe closes, however that came about, the command is
ended and the folder removed, so that tests that are killed leave nothing behind. The first line it prints is the
command's process number.
"""

from __future__ import annotations

import argparse
import os
import pwd
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import Any

PATIENCE = 15.0
"""Seconds in which a command that is asked to end must have done so."""


def end_with_us(command: subprocess.Popen[bytes], closed: threading.Event) -> None:
    """End the command when nobody holds the other end of the standard input any more."""
    while os.read(0, 1024):
        pass
    closed.set()
    command.send_signal(signal.SIGINT)  # PostgreSQL then ends at once and in order, and so do our servers
    time.sleep(PATIENCE)
    command.kill()


def main() -> int:
    """Run the command, wait for its end or for ours."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--user", help="whom the command runs as, where we are root")
    parser.add_argument("--remove", help="a folder to remove at the end")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    user: dict[str, Any] = {}
    if asked.user:
        user = {"user": asked.user, "group": pwd.getpwnam(asked.user).pw_gid, "extra_groups": []}
    command = subprocess.Popen(asked.command, stdin=subprocess.DEVNULL, stdout=sys.stderr, **user)
    closed = threading.Event()
    print(command.pid, flush=True)
    threading.Thread(target=end_with_us, args=(command, closed), daemon=True).start()
    code = command.wait()
    if asked.remove:
        closed.wait()  # until then somebody may still want to read what the command left
        shutil.rmtree(asked.remove, ignore_errors=True)
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    sys.exit(main())
