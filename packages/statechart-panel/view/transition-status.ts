import type { Chart, ChartTransition } from '../core/chart/chart.ts';
import type { Possibility } from '../core/link/protocol.ts';

/** Whether a transition can be taken now, and if not, why. */
export interface TransitionStatus {
  is: Possibility['is'] | 'inactive';
  /** Empty when it is possible. */
  why: string;
}

/** The status of each transition of a chart, by its key. */
export function getStatuses(
  { transitions }: Chart,
  active: readonly string[],
  possible: Readonly<Record<string, Possibility>>,
): Map<string, TransitionStatus> {
  const sources = new Set(active);
  const byKey = new Map(transitions.map((each) => [each.key, each]));
  return new Map(
    transitions.map(({ key, source }) => {
      const found = sources.has(source) ? possible[key] : undefined;
      return [key, found ? getTransitionStatus(found, byKey) : { is: 'inactive', why: 'inactive' }];
    }),
  );
}

function getTransitionStatus(
  found: Possibility,
  byKey: ReadonlyMap<string, ChartTransition>,
): TransitionStatus {
  if (found.is === 'possible') return { is: found.is, why: '' };
  if (found.is === 'rejected') return { is: found.is, why: `rejected by ${found.guard}` };
  if (found.is === 'awaited') return { is: found.is, why: 'automatic' };
  const other = byKey.get(found.by);
  return { is: found.is, why: `preceded by ${other ? getLabel(other) : found.by}` };
}

/** `withdraw [isCovered]` */
export const getLabel = ({ label, guard }: ChartTransition): string =>
  guard === null ? label : `${label} [${guard}]`;

/** A transition's label for screen readers: `withdraw [isCovered], from open to overdrawn`. */
export function formatTransition(
  transition: ChartTransition,
  names: ReadonlyMap<string, string>,
): string {
  const name = (id: string) => names.get(id) ?? id;
  const from = name(transition.source);
  const to = transition.targets.map(name).join(' and ');
  return `${getLabel(transition)}, ${to === '' ? `stays in ${from}` : `from ${from} to ${to}`}`;
}

/** The names of states, by id. */
export const getNames = ({ states }: Chart): Map<string, string> =>
  new Map(states.map(({ id, name }) => [id, name]));
