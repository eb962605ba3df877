import { createTestModel } from '../testing/test-model.ts';
import { clock } from './tile-group.test-model.ts';
import { dashboardMachine } from './dashboard.machine.ts';

const timeZone = 'Europe/Berlin';

export const testModel = createTestModel(dashboardMachine, {
  inputs: [{ clock, timeZone }],
  events: [
    { type: 'group.added', group: 'times' },
    { type: 'group.added', group: 'team' },
    { type: 'recent.added' },
    { type: 'group.removed', group: 'times' },
    { type: 'group.loaded', group: 'times' },
    { type: 'group.loaded', group: 'team' },
    { type: 'group.failed', group: 'times', cause: 'unreachable', isOutdated: true },
    { type: 'group.failed', group: 'team', cause: 'unreachable', isOutdated: false },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'SHELL-005',
      text: 'The Dashboard shows numbers next to the welcome message.',
    },
    {
      source: 'SHELL-D19',
      text: 'A group of tiles that cannot be loaded does not affect the others.',
    },
    {
      source: 'SHELL-D22',
      text: 'The page shows once why something could not be loaded, and reloads all of it on request.',
    },
  ],
});
