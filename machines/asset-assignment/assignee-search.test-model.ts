import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { exampleAssignee } from './assignee.fixtures.ts';
import { assigneeSearchMachine } from './assignee-search.machine.ts';
import { toAssigneeChoice } from './assignee.ts';

const ben = toAssigneeChoice(exampleAssignee);

export const testModel = createTestModel(assigneeSearchMachine, {
  inputs: [{ selected: null }],
  events: [
    { type: 'list.opened' },
    { type: 'list.closed' },
    { type: 'text.typed', text: 'be' },
    { type: 'text.typed', text: 'ben' },
    { type: 'choice.made', choice: ben },
    { type: 'retry' },
    after('pause', 'assignee-search.open.typing'),
    done('searchChoices', { choices: [ben], totalCount: 1 }),
    failed('searchChoices', serverError),
  ],
  rules: [
    {
      source: 'ASSET-003',
      text: 'Assets are assigned to employees or teams.',
    },
    {
      source: 'ASSET-003',
      text: 'Large lists are searched on the server and never loaded completely.',
    },
    {
      source: 'ASSET-D22',
      text: 'Typed text is not lost when the search fails, and the search can be tried again.',
    },
  ],
});
