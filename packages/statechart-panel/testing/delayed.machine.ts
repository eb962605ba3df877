import { assign, setup } from 'xstate';

/** Three delays: one by name, one in milliseconds, one that depends on the context. */
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
  description: 'A traffic light with a button for pedestrians.',
  context: { rounds: 0 },
  initial: 'green',
  states: {
    green: {
      description: 'Cars drive for up to a minute.',
      on: { pressed: 'yellow' },
      after: { 60_000: 'yellow' },
    },
    yellow: { description: 'Cars stop.', after: { yellowPhase: 'red' } },
    red: {
      description: 'Pedestrians cross; each round takes longer.',
      after: {
        redPhase: [
          { guard: 'isWorn', target: 'dark' },
          { target: 'green', actions: 'countRound' },
        ],
      },
    },
    dark: {
      description: 'The bulb is broken.',
      on: { reset: { target: 'green', actions: assign({ rounds: 0 }) } },
    },
  },
});
