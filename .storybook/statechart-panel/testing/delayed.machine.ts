import { assign, setup } from 'xstate';

/** Waits: one delay by its name, one in milliseconds, one that depends on the context. */
export const delayedMachine = setup({
  types: {
    context: {} as { rounds: number },
    events: {} as { type: 'pressed' } | { type: 'reset' },
  },
  delays: {
    yellowPhase: 5_000,
    redPhase: ({ context }) => 20_000 + context.rounds * 1_000,
  },
  actions: { countRound: assign({ rounds: ({ context }) => context.rounds + 1 }) },
  guards: { isWorn: ({ context }) => context.rounds >= 3 },
}).createMachine({
  id: 'crossing',
  description: 'A traffic light with a button for those on foot.',
  context: { rounds: 0 },
  initial: 'green',
  states: {
    green: {
      description: 'Cars drive, for a minute at most.',
      on: { pressed: 'yellow' },
      after: { 60_000: 'yellow' },
    },
    yellow: { description: 'Cars brake.', after: { yellowPhase: 'red' } },
    red: {
      description: 'Those on foot walk; each round a little longer.',
      after: {
        redPhase: [
          { guard: 'isWorn', target: 'dark' },
          { target: 'green', actions: 'countRound' },
        ],
      },
    },
    dark: {
      description: 'The bulb is worn.',
      on: { reset: { target: 'green', actions: assign({ rounds: 0 }) } },
    },
  },
});
