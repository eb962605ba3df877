import { createListTestModel } from '../../testing/list-test-models.ts';
import { exampleArchived } from './archived-review.fixtures.ts';
import { reviewArchiveMachine } from './review-archive.machine.ts';

export const testModel = createListTestModel(reviewArchiveMachine, exampleArchived, [
  { source: 'REVW-010', text: 'Reviews of archived cycles are found by team, year and name.' },
  { source: 'PRIV-038', text: 'Who may view all archived reviews sees those of everyone.' },
]);
