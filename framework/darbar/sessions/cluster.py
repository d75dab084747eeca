"""Bots on a Ray cluster: the same desks as in processes of this machine, on as many machines as there are."""

import os
import signal
from threading import Lock, current_thread, main_thread
from typing import Any

import msgspec
from msgspec import json

from ..errors import DarbarError
from .desk import Desk, Progress, Stop, Task
from .pool import Pool

CONCURRENTLY = 3
"""While a bot thinks at a desk, somebody may stop it, and ask how far it is."""


class FarDesk:
    """What a process of the cluster does: it thinks about a task, and is told meanwhile when to stop."""

    def __init__(self) -> None:
        self._desk = Desk(None)
        self._thinking = Lock()

    def answer(self, task: bytes) -> bytes:
        """Think about a question."""
        with self._thinking:
            return json.encode(self._desk.answer(json.decode(task, type=Task)))

    def stop(self, id: int) -> None:
        """Let the bot end with the best so far."""
        self._desk.stop(id)

    def progress(self) -> bytes | None:
        """How far the bot is, if it says."""
        self._desk.stop_again()
        found = self._desk.progress()
        return None if found is None else json.encode(found)


class FarPipe:
    """The other end of a desk that is far away, as a pipe has it."""

    def __init__(self, ray: Any, desk: Any) -> None:
        self._ray = ray
        self._desk = desk
        self._awaited: list[Any] = []
        self._decode = msgspec.json.Decoder(Task | Stop).decode

    def send_bytes(self, message: bytes) -> None:
        """Give the desk a task, or stop it."""
        match self._decode(message):
            case Task():
                self._awaited = [self._desk.answer.remote(message)]
            case Stop(id):
                self._desk.stop.remote(id)

    def poll(self, seconds: float) -> bool:
        """Wait so long for something to come; how far a bot is comes too."""
        ready, _ = self._ray.wait(self._awaited[:1], timeout=seconds)
        if not ready and len(self._awaited) == 1:
            self._awaited.append(self._desk.progress.remote())
        return bool(ready) or (len(self._awaited) == 2 and bool(self._ray.wait(self._awaited[1:], timeout=0)[0]))

    def recv_bytes(self) -> bytes:
        """What has come; of a desk that is gone, nothing does any more."""
        try:
            if len(self._awaited) == 2 and not self._ray.wait(self._awaited[:1], timeout=0)[0]:
                told: bytes | None = self._ray.get(self._awaited.pop())
                return told or json.encode(Progress(-1, 0.0))
            answered: bytes = self._ray.get(self._awaited[0])
            return answered
        except self._ray.exceptions.RayError as error:
            raise EOFError(str(error)) from None


class FarChild:
    """A process of the cluster, with what a pool wants to know of one."""

    how_it_ended = ""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._desk = ray.remote(FarDesk).options(num_cpus=1, max_concurrency=CONCURRENTLY).remote()
        self.pipe = FarPipe(ray, self._desk)

    def gone(self) -> None:
        """It has ended by itself."""

    def terminate(self) -> None:
        """End it now."""
        self._ray.kill(self._desk)

    def dismiss(self) -> None:
        """End it."""
        self.terminate()

    def wait(self) -> None:
        """Nobody need wait: Ray does."""


class Cluster(Pool):
    """A pool whose processes are those of a Ray cluster: the one at an address, or one of its own on this machine."""

    def __init__(self, workers: int, address: str | None = None, patience: float | None = None) -> None:
        super().__init__(workers, patience)
        try:
            import ray
        except ImportError:
            raise DarbarError("bots on a cluster need Ray: pip install 'darbar[cluster]'") from None
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            self._connect(address)

    def _connect(self, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = {} if address else {"num_cpus": self.workers, "include_dashboard": False}
        before = signal.getsignal(signal.SIGTERM)
        try:
            self._ray.init(address=address, log_to_driver=False, logging_level="error", **own)
        except Exception as error:
            where = f"at {address!r}" if address else "on this machine"
            raise DarbarError(f"there is no Ray cluster {where}: {' '.join(str(error).split())[:200]}") from None
        if current_thread() is main_thread():
            signal.signal(signal.SIGTERM, before)  # Ray would hear it instead of us

    def make(self) -> FarChild:
        """A process of the cluster."""
        return FarChild(self._ray)

    def close(self) -> None:
        """End all processes, and leave the cluster."""
        super().close()
        if self._ours:
            self._ray.shutdown()
