import type { Move, Interaction } from '../core/link/protocol.ts';

/** A move of the timer; a start by default. */
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

/** The initial moves of a timer: its status is loaded, and nothing is running. */
export const beginning: readonly Move[] = [
  move('xstate.init', 'checking', { origin: 'start' }),
  move('xstate.done.actor.getClockWorkMini', 'stopped', { at: 80 }),
];

/** A start that is rejected because of another entry. */
export const rejectedStart: Interaction = buildTestInteraction(
  ...beginning,
  move('START', 'starting', { origin: 'panel', at: 2000 }),
  move('xstate.error.actor.startMiniEntry', 'unavailable', {
    at: 2100,
    mocks: [{ operation: 'startMiniEntry', choice: '409' }],
  }),
);
