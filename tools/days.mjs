// The lists of deals from which the days are drawn. A changed list would change the deals of past days, so the former list is kept for them.
//
//     node tools/days.mjs                  checks that every list is the noted one
//     node tools/days.mjs DATE             keeps the former version of changed lists for the days before DATE, if any day before
//                                          draws from it and no earlier version is kept for these days
//
// data/days/noted.tsv has the digest of each list that a day in the plan is drawn from now.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const notes = `${root}data/days/noted.tsv`;
const digestOf = (bytes) => createHash("sha256").update(bytes).digest("hex");
const git = (...words) =>
  execFileSync("git", ["-C", root, ...words], { maxBuffer: 1 << 26 });

const plan = JSON.parse(readFileSync(`${root}data/days/plan.json`, "utf8"));
const names = [...new Set(plan.deals.flatMap(({ games }) => games))]
  .map((one) => one.split("/", 2).join("-"))
  .sort();
const noted = new Map(
  (existsSync(notes) ? readFileSync(notes, "utf8") : "")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t")),
);

/** The list as it was noted, out of the project's history. */
function asNoted(path, digest) {
  const commits = git("log", "--format=%H", "--", path)
    .toString()
    .split("\n")
    .filter(Boolean);
  for (const commit of commits) {
    const bytes = git("show", `${commit}:${path}`);
    if (digestOf(bytes) === digest) return bytes;
  }
  throw new Error(`no commit has ${path} as it was noted`);
}

const [date] = process.argv.slice(2);
if (date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(date))
  throw new Error(`${date} is not a date such as 2026-12-01`);
/** Whether a day before the date draws from this list. */
const isDrawnBefore = (name) =>
  plan.deals.some(
    ({ from, games }) =>
      from < date &&
      games.some((one) => one.split("/", 2).join("-") === name),
  );
let changed = 0;
for (const name of names) {
  const path = `data/deals/${name}.deals`;
  const now = digestOf(readFileSync(root + path));
  const before = noted.get(name);
  if (before === now) continue;
  changed++;
  console.log(
    `${path} ${before === undefined ? "is not noted yet" : "was packed anew"}`,
  );
  if (date === undefined) continue;
  const kept = `${root}data/days/${name}.before-${date}.deals`;
  if (before !== undefined && isDrawnBefore(name) && !existsSync(kept))
    writeFileSync(kept, asNoted(path, before));
  noted.set(name, now);
}
if (changed > 0 && date === undefined) {
  console.log(
    "run node tools/days.mjs DATE, with the first day that may have its deals from the new lists",
  );
  process.exit(1);
}
if (date !== undefined)
  writeFileSync(
    notes,
    names.map((name) => `${name}\t${noted.get(name)}\n`).join(""),
  );
