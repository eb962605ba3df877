import { Problem } from '#openapi/client/index.ts';
import { firstPage } from '../lists/list-search.ts';
import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { exampleBoard } from './work-view.fixtures.ts';
import { workViewMachine } from './work-view.machine.ts';

const search = { ...firstPage, columnFilters: [{ name: 'text', value: 'portal' }] };
const invalid = new Problem('invalid', 400, {
  response: { errorMessages: ['The last day is before the first.'] },
});
/** A column with more cards than are loaded. */
const response = {
  ...exampleBoard,
  totalCount: 20,
  groups: exampleBoard.groups.map((group) =>
    group.id === 'open' ? { ...group, count: 60 } : group,
  ),
};

export const testModel = createTestModel(workViewMachine, {
  inputs: [
    { search: firstPage, defaultScope: 'mine' },
    { search: { ...firstPage, page: 2 }, defaultScope: 'mine' },
  ],
  events: [
    ...(['loadWorkItems', 'refreshWorkItems'] as const).flatMap((id) => [
      done(id, response),
      // Its second page has gone.
      done(id, { ...response, totalCount: 3 }),
      failed(id, serverError),
    ]),
    failed('loadWorkItems', invalid),
    failed('items', serverError),
    failed('bulk', serverError),
    { type: 'search.changed', search },
    { type: 'tab.returned' },
    { type: 'items.changed' },
    { type: 'retry' },
    { type: 'group.more' },
  ],
  rules: [
    { source: 'PROJ-054', text: 'The work view shows tasks and impediments across projects.' },
    { source: 'PROJ-D22', text: 'Projects that the person has no access to are not named.' },
    {
      source: 'PROJ-D26',
      text: 'Board and timeline load the first 50 items of each group, and 50 more on request.',
    },
    {
      source: 'SHELL-D28',
      text: 'A reload that fails keeps the items, and a quiet refresh that fails changes nothing.',
    },
  ],
});
