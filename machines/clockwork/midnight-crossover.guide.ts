import { guideOf } from '../testing/guide.ts';
import { midnightCrossoverMachine } from './midnight-crossover.machine.ts';

export const guide = guideOf(midnightCrossoverMachine, {
  inputs: [undefined],
  events: [{ type: 'PROCEED' }, { type: 'LATER' }],
  rules: [
    {
      source: 'document 2, section 9',
      text: 'An entry that still runs and began before today has crossed midnight.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: 'Somebody with such an entry is asked to adjust it once they are in the tenant.',
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: "'Proceed to Fix' leads to ClockWork.",
    },
    {
      source: 'document 1, section 2 (TenantGateway)',
      text: "'Do Later' leaves the person on the page that they came to.",
    },
  ],
});
