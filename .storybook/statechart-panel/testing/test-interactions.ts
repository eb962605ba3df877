import type { Move, Interaction } from '../link/protocol.ts';

/** A move of the timer; it starts where nothing else is said. */
export const move = (type: string, to: string, more: Partial<Move> = {}): Move => ({
  actor: 'mini-timer',
  event: { type },
  origin: 'chart',
  to: [to],
  at: 0,
  ...more,
});

export const buildTestInteraction = (...moves: Move[]): Interaction => ({
  version: 1,
  story: 'flows-mini-timer--interaction',
  charts: { 'mini-timer': '00c0ffee' },
  moves,
});

/** How a timer begins: its status is read, and nothing runs. */
export const beginning: readonly Move[] = [
  move('xstate.init', 'checking', { origin: 'start' }),
  move('xstate.done.actor.getClockWorkMini', 'stopped', { at: 80 }),
];

/** A start that another entry is in the way of. */
export const rejectedStart: Interaction = buildTestInteraction(
  ...beginning,
  move('START', 'starting', { origin: 'panel', at: 2000 }),
  move('xstate.error.actor.startMiniEntry', 'unavailable', {
    at: 2100,
    mocks: [{ operation: 'startMiniEntry', choice: '409' }],
  }),
);
