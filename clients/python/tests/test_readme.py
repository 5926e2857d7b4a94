from __future__ import annotations

import re
from pathlib import Path

import pytest
from conftest import Service

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_samples_run(service: Service, capsys: pytest.CaptureFixture[str]) -> None:
    samples = re.findall(r"^```python\n(.*?)^```$", README.read_text(), re.DOTALL | re.MULTILINE)
    assert len(samples) == 4
    names = {"BASE_URL": service.url, "API_KEY": service.key}
    for sample in samples:
        exec(sample, names)
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch("[a-z_]+", lines[0])
    assert lines[-2] == "True"
    assert re.fullmatch(r"[a-z]+\.[a-z]+ [0-9a-f]{32}\.\d+", lines[-1])
