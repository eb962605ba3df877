import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { billing, selectedReview, portal, review } from './work.fixtures.ts';
import { canAddTo } from './work.ts';
import { workPickerMachine } from './work-picker.machine.ts';

export const testModel = createTestModel(workPickerMachine, {
  inputs: [undefined],
  events: [
    done('readRecentWork', [selectedReview]),
    failed('readRecentWork', serverError),
    { type: 'text.typed', text: 'port' },
    { type: 'text.typed', text: '' },
    after('pause', 'work-picker.choosing.typing'),
    done('searchWork', { found: [portal, review], total: 3 }),
    done('searchWork', { found: [], total: 0 }),
    failed('searchWork', serverError),
    { type: 'end.reached' },
    done('searchMore', { found: [billing], total: 3 }),
    failed('searchMore', serverError),
    { type: 'retry' },
    { type: 'work.select', work: selectedReview },
    { type: 'work.select', work: null },
    { type: 'task.add', project: portal },
    { type: 'name.typed', name: 'Write the manual' },
    { type: 'task.create' },
    { type: 'BACK' },
    done('createTask', selectedReview),
    failed('createTask', serverError),
  ],
  atHand: ({ found, recent }) => [
    ...[...recent, ...found].map((work) => ({ type: 'work.select' as const, work })),
    ...found.filter(canAddTo).map((project) => ({ type: 'task.add' as const, project })),
  ],
  rules: [
    {
      source: 'TEAM-048',
      text: 'Recently booked work is offered first, newest first.',
    },
    {
      source: 'SHELL-041',
      text: 'Large lists are searched on the server and never loaded in full.',
    },
    {
      source: 'PROJ-047',
      text: 'Members of a project add a task to it where they select work.',
    },
    {
      source: 'ADR 0024',
      text: 'If adding fails, the typed text stays, and the user can retry.',
    },
  ],
});
