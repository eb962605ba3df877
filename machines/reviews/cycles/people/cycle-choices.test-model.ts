import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { cycleChoicesMachine } from './cycle-choices.machine.ts';

export const testModel = createTestModel(cycleChoicesMachine, {
  inputs: [undefined],
  events: [
    done('loadChoices', { teams: [], years: [2026], legends: [] }),
    failed('loadChoices', serverError),
    { type: 'tab.returned' },
  ],
  rules: [
    { source: 'REVW-068', text: 'The list offers only teams and years that have cycles.' },
    { source: 'REVW-013', text: 'Cycles are filtered by team, year and legend.' },
    { source: 'ADR 0026', text: 'The list works without the filter options.' },
  ],
});
