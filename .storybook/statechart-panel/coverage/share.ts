import type { Covered } from '../link/protocol.ts';
import type { Kind } from './walked.ts';

/** So many of so many. */
export type Count = [covered: number, of: number];

export type Share = Record<Kind, Count> & { total: Count };

/** What a chart itself is made of. The answers to its calls are the contract's, and told apart. */
const ofChart = ['states', 'transitions', 'rejections'] as const;

/**
 * How much of the whole was walked; what is no longer part of the whole does not count. The total is
 * that of the chart.
 */
export function share(full: Covered, covered: Covered): Share {
  const count = (kind: Kind): Count => {
    const seen = new Set(covered[kind]);
    return [full[kind].filter((each) => seen.has(each)).length, full[kind].length];
  };
  const counts = {
    states: count('states'),
    transitions: count('transitions'),
    rejections: count('rejections'),
    outcomes: count('outcomes'),
  };
  return { ...counts, total: sum(ofChart.map((kind) => counts[kind])) };
}

/** The shares of several charts in one. */
export function sumShares(shares: readonly Share[]): Share {
  const of = (kind: Kind | 'total') => sum(shares.map((each) => each[kind]));
  return {
    states: of('states'),
    transitions: of('transitions'),
    rejections: of('rejections'),
    outcomes: of('outcomes'),
    total: of('total'),
  };
}

/** What of the whole nobody has walked, in the order of the whole. */
export function missing(full: Covered, covered: Covered): Covered {
  const rest = (kind: Kind) => {
    const seen = new Set(covered[kind]);
    return full[kind].filter((each) => !seen.has(each));
  };
  return {
    states: rest('states'),
    transitions: rest('transitions'),
    rejections: rest('rejections'),
    outcomes: rest('outcomes'),
  };
}

/** Whole percent, rounded down, so that 100 % means all; 100 where there is nothing to walk. */
export const toPercent = ([covered, of]: Count): number =>
  of === 0 ? 100 : Math.floor((covered / of) * 100);

const sum = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(([covered, of], [more, ofMore]) => [covered + more, of + ofMore], [0, 0]);
