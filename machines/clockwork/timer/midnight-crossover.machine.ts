import { setup } from 'xstate';

export const midnightCrossoverMachine = setup({
  types: {
    events: {} as { type: 'PROCEED' } | { type: 'LATER' },
    output: {} as { to: 'clockWork' | 'stay' },
  },
}).createMachine({
  id: 'midnight-crossover',
  description:
    'Reports an entry that has been running since an earlier day, after the person has entered the tenant.',
  output: ({ event }) => event.output as { to: 'clockWork' | 'stay' },
  initial: 'prompt',
  states: {
    prompt: {
      description: "'You have a live ClockWork entry running!' asks to adjust it now or later.",
      on: { PROCEED: 'toClockWork', LATER: 'dismissed' },
    },
    toClockWork: {
      description: "'Proceed to Fix' goes to ClockWork.",
      type: 'final',
      output: { to: 'clockWork' },
    },
    dismissed: {
      description: "'Do Later' stays on the page.",
      type: 'final',
      output: { to: 'stay' },
    },
  },
});
