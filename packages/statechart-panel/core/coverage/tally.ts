import type { Exchange, Covered } from '../link/protocol.ts';
import type { Happening } from '../steps/recorder.ts';

/** A mutable coverage. */
export interface Tallied {
  states: Set<string>;
  transitions: Set<string>;
  rejections: Set<string>;
  outcomes: Set<string>;
}

const parts = ['states', 'transitions', 'rejections', 'outcomes'] as const;

export const emptyTally = (): Tallied => ({
  states: new Set(),
  transitions: new Set(),
  rejections: new Set(),
  outcomes: new Set(),
});

/** Adds coverage; returns whether any of it is new. */
export function addCovered(
  tally: Tallied,
  covered: Partial<Record<keyof Covered, Iterable<string>>>,
): boolean {
  let isNew = false;
  for (const part of parts) {
    for (const each of covered[part] ?? []) {
      isNew ||= !tally[part].has(each);
      tally[part].add(each);
    }
  }
  return isNew;
}

/** The serializable form; with a second argument, only parts that the chart still has. */
export function toCovered(tally: Tallied, full?: Covered): Covered {
  const of = (part: keyof Covered) => {
    const all = [...tally[part]];
    if (!full) return all;
    const known = new Set(full[part]);
    return all.filter((each) => known.has(each));
  };
  return {
    states: of('states'),
    transitions: of('transitions'),
    rejections: of('rejections'),
    outcomes: of('outcomes'),
  };
}

/** The responses of operations: `startMiniEntry 409`. */
export const getOutcomes = (exchanges: readonly Exchange[]): string[] =>
  exchanges.flatMap(({ operation, choice, status }) =>
    operation !== '' && (choice ?? status) !== null ? [`${operation} ${choice ?? status}`] : [],
  );

/** The coverage of each chart in one interaction. */
export class Tally {
  readonly byChart = new Map<string, Tallied>();

  of(chart: string): Tallied {
    return this.byChart.get(chart) ?? emptyTally();
  }

  /** Adds a step; transient states count, too. */
  note(chart: string, happening: Happening, exchanges: readonly Exchange[]): Covered {
    const { passed, taken, rejected } = happening;
    const covered: Covered = {
      states: [...passed],
      transitions: taken,
      rejections: rejected,
      outcomes: getOutcomes(exchanges),
    };
    const tally = this.of(chart);
    this.byChart.set(chart, tally);
    addCovered(tally, covered);
    return covered;
  }

  /** The coverage in the test run's format. */
  covered(): Record<string, Covered> {
    return Object.fromEntries([...this.byChart].map(([chart, tally]) => [chart, toCovered(tally)]));
  }
}
