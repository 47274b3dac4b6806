"""Studies on other engines: the Kubernetes job, and blocks decided again in WebAssembly."""

import json
import os
import random
import shutil
import subprocess
import unittest

from program import LAB, ROOT
from study import StudyTest

SECOND = ROOT / "tools/second_build.mjs"
PROGRAM = ROOT / "build/wasm/longwood_block.wasm"


class Kubernetes(StudyTest):
    def job(self, *words: str) -> dict:
        asked = subprocess.run([ROOT / "tools/kubernetes/study", *words], capture_output=True, text=True, check=True)
        return json.loads(asked.stdout)

    def test_its_pods_write_shards_that_merge_in_any_order(self):
        across = "1048000-1049100"  # from one record to the next
        job = self.job("longwood:0.2", "studies", "2", "fortress", across, "--blocks")
        self.assertEqual((job["kind"], job["spec"]["completionMode"], job["spec"]["completions"]), ("Job", "Indexed", 2))
        (container,) = job["spec"]["template"]["spec"]["containers"]
        program, flag, command = container["command"]
        (self.directory / "bin").mkdir()
        (self.directory / "bin/longwood-lab").symlink_to(LAB)
        command = command.replace("/study/", f"{self.directory}/")
        for index in (0, 1, 1):  # a pod that ran before finds its work done
            environment = {**os.environ, "JOB_COMPLETION_INDEX": str(index), "PATH": f"{self.directory}/bin:{os.environ['PATH']}"}
            subprocess.run([program, flag, command], check=True, capture_output=True, env=environment, cwd=self.directory)
        shards = ["shard-1.blocks", "shard-2.blocks"]
        self.good("study", "run", "fortress", "--blocks", "--deals", across, "--out", "whole.blocks")
        for i in range(2):
            random.Random(i).shuffle(shards)
            self.good("study", "merge", *shards, "--out", f"merged-{i}.blocks")
            self.assertEqual((self.directory / f"merged-{i}.blocks").read_bytes(), (self.directory / "whole.blocks").read_bytes())

    def test_its_words_are_checked(self):
        for words in ((), ("image", "claim", "0", "fortress", "0-9"), ("image", "claim", "2", "fortress", "9")):
            asked = subprocess.run([ROOT / "tools/kubernetes/study", *words], capture_output=True, text=True)
            self.assertEqual(asked.returncode, 2)


@unittest.skipIf(shutil.which("node") is None or not PROGRAM.is_file(), "there is no build/wasm/longwood_block.wasm")
class SecondBuild(StudyTest):
    def again(self, name: str) -> subprocess.CompletedProcess:
        return subprocess.run(["node", "--no-warnings", SECOND, self.directory / name, "2"], capture_output=True, text=True)

    def test_web_assembly_decides_the_same_bytes(self):
        self.good("study", "run", "fortress", "--blocks", "--deals", "1048500-1049000", "--out", "a.blocks")
        done = self.again("a.blocks")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("2 of 2 records, 501 deals decided again by WebAssembly: 0 differ", done.stdout)

    def test_a_changed_byte_is_found(self):
        self.good("study", "run", "fortress", "--blocks", "--deals", "0-300", "--out", "a.blocks")
        data = bytearray((self.directory / "a.blocks").read_bytes())
        data[512 + 16] ^= 1  # deals won of the first block
        (self.directory / "b.blocks").write_bytes(data)
        self.assertEqual(self.again("b.blocks").returncode, 1)
        (self.directory / "c.blocks").write_text("nothing of the kind\n")
        refused = self.again("c.blocks")
        self.assertEqual((refused.returncode, refused.stderr.count("\n")), (2, 1))
