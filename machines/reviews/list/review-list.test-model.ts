import { createListTestModel } from '../../testing/list-test-models.ts';
import { exampleReview } from './review-list.fixtures.ts';
import { reviewListMachine } from './review-list.machine.ts';

export const testModel = createListTestModel(reviewListMachine, exampleReview, [
  {
    source: 'REVW-014',
    text: 'The reviews come with teams, years, legends, and whether the person manages or deals with clients.',
  },
  {
    source: 'REVW-018',
    text: 'The list is filtered by columns, by cycle filters, and by what is waiting for the person.',
  },
  {
    source: 'REVW-D31',
    text: 'Step tabs and statuses count what the other filters show.',
  },
  {
    source: 'REVW-D31',
    text: 'What is waiting for the person comes first, the longest waiting first, then the others by name.',
  },
]);
