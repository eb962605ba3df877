import type { Chart } from '../chart/chart.ts';
import type { ResponseChoice, Coverage, Covered } from '../link/protocol.ts';

/** The four kinds of coverage, in the order in which they are shown. */
export const kinds = ['states', 'transitions', 'rejections', 'outcomes'] as const;
export type Kind = (typeof kinds)[number];

export const nothingCovered: Covered = {
  states: [],
  transitions: [],
  rejections: [],
  outcomes: [],
};

/**
 * Everything in a chart that can be covered: every state (except history states), every transition,
 * the rejection by every guard, every response to every call.
 */
export function listFullCoverage(
  chart: Chart,
  mocks: Readonly<Record<string, readonly ResponseChoice[]>>,
): Covered {
  const operations = new Set(
    chart.states.flatMap(({ invokes }) => invokes.flatMap(({ calls }) => calls)),
  );
  return {
    states: chart.states.filter(({ kind }) => kind !== 'history').map(({ id }) => id),
    transitions: chart.transitions.map(({ key }) => key),
    rejections: chart.transitions.filter(({ guard }) => guard !== null).map(({ key }) => key),
    outcomes: [...operations].flatMap((operation) =>
      (mocks[operation] ?? []).map(({ id }) => `${operation} ${id}`),
    ),
  };
}

/** The selectable responses to the calls of a chart, by operation. */
export const listResponseChoices = (
  { states }: Chart,
  choicesFor: (operation: string) => readonly ResponseChoice[],
): Record<string, readonly ResponseChoice[]> =>
  Object.fromEntries(
    states.flatMap(({ invokes }) =>
      invokes.flatMap(({ calls }) => calls.map((id) => [id, choicesFor(id)] as const)),
    ),
  );

/** Merges two coverages without duplicates. */
export function mergeCovered(one: Covered, other: Covered): Covered {
  const both = (kind: Kind) => [...new Set([...one[kind], ...other[kind]])];
  return {
    states: both('states'),
    transitions: both('transitions'),
    rejections: both('rejections'),
    outcomes: both('outcomes'),
  };
}

/** The merged coverage of the test runs; null when no run has stored its results. */
export const byTests = ({ paths, stories }: Pick<Coverage, 'paths' | 'stories'>): Covered | null =>
  paths && stories ? mergeCovered(paths, stories) : (paths ?? stories);

/** Merges two coverages, by chart. */
export function mergeCharts(
  one: Readonly<Record<string, Covered>>,
  other: Readonly<Record<string, Covered>>,
): Record<string, Covered> {
  const merged: Record<string, Covered> = { ...one };
  for (const [id, covered] of Object.entries(other)) {
    merged[id] = mergeCovered(merged[id] ?? nothingCovered, covered);
  }
  return merged;
}

/** Whether an external value is a valid coverage. */
export function isCovered(value: unknown): value is Covered {
  if (typeof value !== 'object' || value === null) return false;
  const found = value as Partial<Record<Kind, unknown>>;
  return kinds.every((kind) => {
    const list = found[kind];
    return Array.isArray(list) && list.every((each) => typeof each === 'string');
  });
}
