import { createTestModel } from '../testing/test-model.ts';
import { recordSearchMachine } from './record-search.machine.ts';

export const testModel = createTestModel(recordSearchMachine, {
  inputs: [{ sources: { assets: 'assets', teams: 'teams' } }],
  events: [
    { type: 'text.typed', text: 'l' },
    { type: 'text.typed', text: 'lt' },
    { type: 'retry' },
  ],
  rules: [
    {
      source: 'SHELL-D48',
      text: 'Each kind of records has its own machine, so that a failure of one hides no other.',
    },
    {
      source: 'SHELL-D48',
      text: 'The palette finds assets, people, teams, projects and vendors that the person can open.',
    },
    {
      source: 'PRIV-002',
      text: 'Records that the person has no right to open are not searched for.',
    },
  ],
});
