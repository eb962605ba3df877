import type { Chart } from '../chart/chart.ts';
import type { ResponseChoice, Coverage, Covered } from '../link/protocol.ts';

/** The four kinds of things that can be walked, in the order in which they are told. */
export const kinds = ['states', 'transitions', 'rejections', 'outcomes'] as const;
export type Kind = (typeof kinds)[number];

export const nothingCovered: Covered = {
  states: [],
  transitions: [],
  rejections: [],
  outcomes: [],
};

/**
 * All there is to walk of a chart: every state one can be in (a history state is none), every
 * transition, the refusal of every guarded one, every answer to every call.
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

/** By operation: the answers that may be picked for the calls of a chart. */
export const listResponseChoices = (
  { states }: Chart,
  choicesFor: (operation: string) => readonly ResponseChoice[],
): Record<string, readonly ResponseChoice[]> =>
  Object.fromEntries(
    states.flatMap(({ invokes }) =>
      invokes.flatMap(({ calls }) => calls.map((id) => [id, choicesFor(id)] as const)),
    ),
  );

/** What either has walked, each once. */
export function mergeCovered(one: Covered, other: Covered): Covered {
  const both = (kind: Kind) => [...new Set([...one[kind], ...other[kind]])];
  return {
    states: both('states'),
    transitions: both('transitions'),
    rejections: both('rejections'),
    outcomes: both('outcomes'),
  };
}

/** What runs without a person have walked, each once; null when none has left its numbers. */
export const byTests = ({ paths, stories }: Pick<Coverage, 'paths' | 'stories'>): Covered | null =>
  paths && stories ? mergeCovered(paths, stories) : (paths ?? stories);

/** By chart: what either has walked. */
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

/** Whether something read from elsewhere tells what was walked. */
export function isCovered(value: unknown): value is Covered {
  if (typeof value !== 'object' || value === null) return false;
  const found = value as Partial<Record<Kind, unknown>>;
  return kinds.every((kind) => {
    const list = found[kind];
    return Array.isArray(list) && list.every((each) => typeof each === 'string');
  });
}
