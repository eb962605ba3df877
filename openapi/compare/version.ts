import { isSame } from './change.ts';
import type { Contract } from './contract.ts';
import { breakingChanges } from './operations.ts';
import { breakingLines } from './report.ts';

/** The three numbers of a version. Throws a RangeError for any format but `1.2.3`. */
function parseVersion(text: string): [number, number, number] {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (!match) throw new RangeError(`Expected a version such as 1.2.3, found "${text}".`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** Negative if `one` is the lower version, positive if it is the higher, otherwise 0. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parseVersion(one), parseVersion(other)];
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/**
 * The reasons why a contract cannot follow the released one, as messages; empty if it can. Any
 * change needs a higher version, a breaking change a higher major one.
 */
export function versionProblems(released: Contract, current: Contract): string[] {
  const [old, now] = [released.info.version, current.info.version];
  const order = compareVersions(now, old);
  if (order < 0)
    return [`info.version must be at least the released version ${old}, but is ${now}.`];
  if (isSame(withoutVersion(released), withoutVersion(current))) return [];
  const problems: string[] = [];
  if (order === 0) {
    problems.push(`The contract differs from the released version ${old}. Raise info.version.`);
  }
  if (parseVersion(now)[0] > parseVersion(old)[0]) return problems;
  const lines = breakingLines(breakingChanges(released, current));
  if (lines.length === 0) return problems;
  const next = `${parseVersion(old)[0] + 1}.0.0`;
  problems.push(`Breaking changes since ${old}; raise info.version to ${next}:`, ...lines);
  return problems;
}

const withoutVersion = (contract: Contract) => ({
  ...contract,
  info: { ...contract.info, version: undefined },
});

/** Whether a changelog has a heading for a version. */
export function hasHeading(changelog: string, version: string): boolean {
  return changelog.split('\n').some((line) => /^## +\[?([^\]\s]+)/.exec(line)?.[1] === version);
}
