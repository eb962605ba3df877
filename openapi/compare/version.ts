import { isSame } from './change.ts';
import type { Contract } from './contract.ts';
import { breakingChanges } from './operations.ts';
import { breakingLines } from './report.ts';

/** A version's three numbers. Throws a RangeError for anything but `1.2.3`. */
function parseVersion(text: string): [number, number, number] {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is no version of the form 1.2.3.`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Negative when `one` is the lower version, positive when it is the higher, else 0. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parseVersion(one), parseVersion(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * What forbids a contract to follow the released one, as sentences; nothing when all is well.
 * Any change needs a higher version, a breaking change a higher major one.
 */
export function versionProblems(released: Contract, current: Contract): string[] {
  const [old, now] = [released.info.version, current.info.version];
  const order = compareVersions(now, old);
  if (order < 0) return [`The version ${now} is lower than the released ${old}.`];
  if (isSame(withoutVersion(released), withoutVersion(current))) return [];
  const problems: string[] = [];
  if (order === 0) {
    problems.push(`The contract differs from the released ${old}: raise info.version above it.`);
  }
  if (parseVersion(now)[0] > parseVersion(old)[0]) return problems;
  const lines = breakingLines(breakingChanges(released, current));
  if (lines.length === 0) return problems;
  const next = `${parseVersion(old)[0] + 1}.0.0`;
  problems.push(`Breaking since ${old}, so that the version has to be ${next}:`, ...lines);
  return problems;
}

const withoutVersion = (contract: Contract) => ({
  ...contract,
  info: { ...contract.info, version: undefined },
});

/** Whether a changelog has a heading of its own for a version. */
export function hasHeading(changelog: string, version: string): boolean {
  return changelog.split('\n').some((line) => /^## +\[?([^\]\s]+)/.exec(line)?.[1] === version);
}
