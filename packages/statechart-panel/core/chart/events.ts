import type { ChartTransition, TransitionKind } from './chart.ts';

/** The events that XState sends itself, with a display name. */
const own: readonly [prefix: string, TransitionKind, kindLabel: string][] = [
  ['xstate.after.', 'after', 'after '],
  ['xstate.done.actor.', 'done', 'done: '],
  ['xstate.error.actor.', 'error', 'failed: '],
  ['xstate.done.state.', 'stateDone', 'complete: '],
  // A snapshot of an invoked actor; like its done event, XState sends it automatically.
  ['xstate.snapshot.', 'done', 'snapshot: '],
];

/** The kind of an event and its display name; `source` is the state that the transition leaves. */
export function eventFor(event: string, source: string): Pick<ChartTransition, 'kind' | 'label'> {
  if (event === '') return { kind: 'always', label: 'always' };
  for (const [prefix, kind, kindLabel] of own) {
    if (!event.startsWith(prefix)) continue;
    const rest = event.slice(prefix.length);
    return { kind, label: kindLabel + (kind === 'after' ? getDelay(rest, source) : rest) };
  }
  return { kind: 'event', label: event };
}

/** `midnight` from `midnight.mini-timer.running`; a delay's name may itself contain dots. */
const getDelay = (rest: string, source: string) =>
  rest.endsWith(`.${source}`) ? rest.slice(0, -source.length - 1) : rest;
