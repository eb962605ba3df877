import { createTestModel } from '../../testing/test-model.ts';
import { midnightCrossoverMachine } from './midnight-crossover.machine.ts';

export const testModel = createTestModel(midnightCrossoverMachine, {
  inputs: [undefined],
  events: [{ type: 'PROCEED' }, { type: 'LATER' }],
  rules: [
    {
      source: 'CLOCK-058',
      text: 'An entry that still runs and started before today has crossed midnight.',
    },
    {
      source: 'CLOCK-001',
      text: 'A person with such an entry is asked to adjust it once they have entered the tenant.',
    },
    {
      source: 'CLOCK-001',
      text: "'Proceed to Fix' leads to ClockWork.",
    },
    {
      source: 'CLOCK-019',
      text: "'Do Later' leaves the person on the current page.",
    },
  ],
});
