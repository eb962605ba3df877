import type { Covered } from '../link/protocol.ts';
import type { Kind } from './covered.ts';

/** The covered count and the total count. */
export type Count = [covered: number, of: number];

export type Share = Record<Kind, Count> & { total: Count };

/**
 * The parts of the chart itself. The responses to its calls belong to the contract and are counted
 * separately.
 */
const ofChart = ['states', 'transitions', 'rejections'] as const;

/**
 * The covered share of the total; parts that no longer exist do not count. The sum counts only the
 * chart.
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

/** The combined share of multiple charts. */
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

/** The uncovered parts, in the chart's order. */
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

/**
 * An integer percentage, rounded down so that 100 % means everything; 100 where there is nothing to
 * cover.
 */
export const toPercent = ([covered, of]: Count): number =>
  of === 0 ? 100 : Math.floor((covered / of) * 100);

const sum = (counts: readonly Count[]): Count =>
  counts.reduce<Count>(([covered, of], [more, ofMore]) => [covered + more, of + ofMore], [0, 0]);
