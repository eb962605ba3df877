import { firstPage } from '../../lists/list-search.ts';
import { serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { projectCountsMachine } from './project-counts.machine.ts';
import { exampleCounts, exampleNames } from '../project.fixtures.ts';

const search = { ...firstPage, columnFilters: [{ name: 'search', value: 'portal' }] };

export const testModel = createTestModel(projectCountsMachine, {
  inputs: [{ search: firstPage }],
  events: [
    { type: 'search.changed', search: firstPage },
    { type: 'search.changed', search },
    { type: 'rows.changed' },
    { type: 'watch.changed' },
    failed('project-watch', serverError),
    { type: 'tab.returned' },
    done('countProjects', { counts: exampleCounts, names: exampleNames }),
    failed('countProjects', serverError),
  ],
  rules: [
    {
      source: 'PROJ-006',
      text: 'Each filter shows how many projects it would list under the other filters.',
    },
    {
      source: 'PROJ-052',
      text: 'The filters are those of the project analytics, with apex projects and waiting requests.',
    },
    {
      source: 'PROJ-D11',
      text: 'Without numbers the filters work as before.',
    },
  ],
});
