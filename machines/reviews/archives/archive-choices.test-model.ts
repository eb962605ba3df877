import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { archiveChoicesMachine } from './archive-choices.machine.ts';

export const testModel = createTestModel(archiveChoicesMachine, {
  inputs: [undefined],
  events: [
    done('loadChoices', { teams: [], years: [2025], canViewAllReviews: true }),
    failed('loadChoices', serverError),
    { type: 'tab.returned' },
  ],
  rules: [
    { source: 'REVW-010', text: 'The archive offers only teams and years that it contains.' },
    { source: 'PRIV-038', text: 'The page says whether it lists the reviews of everyone.' },
    { source: 'ADR 0026', text: 'The archive works without the filter options.' },
  ],
});
