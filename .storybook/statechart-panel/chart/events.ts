import type { ChartTransition, TransitionKind } from './chart.ts';

/** The events that XState sends by itself, as a person would say them. */
const own: readonly [prefix: string, TransitionKind, kindLabel: string][] = [
  ['xstate.after.', 'after', 'after '],
  ['xstate.done.actor.', 'done', 'done: '],
  ['xstate.error.actor.', 'error', 'failed: '],
  ['xstate.done.state.', 'stateDone', 'complete: '],
  // What an invoked actor tells on its way; like its end, it comes by itself.
  ['xstate.snapshot.', 'done', 'news: '],
];

/** What kind of event it is, and its name for a person; `source` is the state that it leads out of. */
export function eventFor(event: string, source: string): Pick<ChartTransition, 'kind' | 'label'> {
  if (event === '') return { kind: 'always', label: 'always' };
  for (const [prefix, kind, kindLabel] of own) {
    if (!event.startsWith(prefix)) continue;
    const rest = event.slice(prefix.length);
    return { kind, label: kindLabel + (kind === 'after' ? getDelay(rest, source) : rest) };
  }
  return { kind: 'event', label: event };
}

/** `midnight` of `midnight.mini-timer.running`; a delay's name may have dots of its own. */
const getDelay = (rest: string, source: string) =>
  rest.endsWith(`.${source}`) ? rest.slice(0, -source.length - 1) : rest;
