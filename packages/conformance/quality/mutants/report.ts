import type { Contract } from '../../index.ts';
import type { Outcome } from './area.ts';
import type { Equivalent } from './equivalent.ts';
import { isEquivalent } from './equivalent.ts';
import type { MutantFigures, Share } from './figures.ts';

/** One result as a line. */
export function formatLine({ mutant, foundBy, isReached }: Outcome): string {
  const { slip, path, line, from, to } = mutant;
  const word = foundBy === null ? 'SURVIVED' : 'found   ';
  const why = isReached ? '' : '  (not covered by any check)';
  return `${word}  ${slip.padEnd(10)}  ${path}:${line}  ${brief(from)} → ${brief(to)}${why}${
    foundBy === null ? '' : `  by ${brief(foundBy)}`
  }`;
}

/**
 * The score of an area: by kind of mistake and in total, with the survivors' locations. Equivalent
 * mutants are listed separately, with their reasons.
 */
export function formatSummary(
  area: string,
  outcomes: readonly Outcome[],
  known: readonly Equivalent[],
): string {
  const { counted, equal } = split(outcomes, known);
  const bySlip = Map.groupBy(counted, ({ mutant }) => mutant.slip);
  return [
    ...[...bySlip].map(([slip, all]) => `  ${slip.padEnd(10)}  ${formatCount(all)}`).toSorted(),
    ...counted
      .filter(({ foundBy }) => foundBy === null)
      .map((outcome) => `  ${formatLine(outcome)}`),
    `${area}: ${formatCount(counted)} mutants found, ${computeScore(counted)} %; ${equal.length} equivalent`,
  ].join('\n');
}

/** The areas of the contract, in its order. */
export const listAreas = ({ operations }: Contract): string[] => [
  ...new Set(operations.map(({ area }) => area)),
];

/** The published results of a run. */
export function buildFigures(
  outcomes: readonly Outcome[],
  { seeds, known }: { seeds: readonly number[]; known: readonly Equivalent[] },
): MutantFigures {
  const { counted, equal } = split(outcomes, known);
  const bySlip = Map.groupBy(counted, ({ mutant }) => mutant.slip);
  return {
    seeds,
    all: getShare(counted),
    bySlip: Object.fromEntries([...bySlip].map(([slip, all]) => [slip, getShare(all)])),
    alike: equal.length,
    survivors: counted
      .filter(({ foundBy }) => foundBy === null)
      .map(({ mutant: { path, line, from, to } }) => {
        return `\`${path}:${line}\` \`${plain(from)}\` → \`${plain(to)}\``;
      }),
  };
}

const getShare = (all: readonly Outcome[]): Share => [all.filter(isFound).length, all.length];

/** Source text for inline Markdown code. */
const plain = (text: string) => brief(text).replaceAll('`', '´');

/** Share of the mutants that were found, in per cent with one decimal; those that equivalent left out. */
export function rate(outcomes: readonly Outcome[], known: readonly Equivalent[]): number {
  return computeScore(split(outcomes, known).counted);
}

function split(outcomes: readonly Outcome[], known: readonly Equivalent[]) {
  const isEqual = ({ mutant, foundBy }: Outcome) => foundBy === null && isEquivalent(mutant, known);
  return {
    counted: outcomes.filter((outcome) => !isEqual(outcome)),
    equal: outcomes.filter(isEqual),
  };
}

const isFound = ({ foundBy }: Outcome) => foundBy !== null;
const formatCount = (all: readonly Outcome[]) => `${all.filter(isFound).length} of ${all.length}`;
const computeScore = (all: readonly Outcome[]) =>
  all.length === 0 ? 100 : Math.floor((all.filter(isFound).length / all.length) * 1000) / 10;

const brief = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
};
