import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { projectAnalyticsMachine } from './project-analytics.machine.ts';
import { defaultFilters } from './project-tree.ts';
import { exampleNodes } from './project.fixtures.ts';

export const input = {
  filters: defaultFilters,
  search: '',
  projectId: null,
} as const;

const address = { type: 'address.changed', filters: defaultFilters, search: '' } as const;

export const testModel = createTestModel(projectAnalyticsMachine, {
  inputs: [input],
  events: [
    done('loadProjects', exampleNodes),
    failed('loadProjects', serverError),
    done('refreshProjects', exampleNodes),
    failed('refreshProjects', serverError),
    { ...address, projectId: 'id-AS-002' },
    { ...address, filters: ['OnWatchlist'], projectId: null },
    { type: 'SEARCH', text: 'design' },
    { type: 'SEARCH', text: '' },
    { type: 'typing.paused' },
    { type: 'SELECT_FILTERS', filters: ['OnWatchlist'] },
    { type: 'SELECT_FILTERS', filters: [] },
    { type: 'APPLY' },
    { type: 'CLEAR' },
    { type: 'SELECT', id: 'id-AS-002' },
    { type: 'project.selectNext' },
    { type: 'project.selectPrevious' },
    { type: 'tab.returned' },
  ],
  rules: [
    {
      source: 'ANLYT-051',
      text: 'The list is loaded for the selected filter, and again when filters are applied.',
    },
    {
      source: 'ANLYT-020',
      text: 'A failure leads to a terminal, silent state; the list can be loaded again.',
    },
    {
      source: 'ANLYT-044',
      text: 'Filters can be neither applied nor cleared during a search.',
    },
    {
      source: 'ANLYT-050',
      text: 'A selected project is shown among the search results, otherwise among its siblings; at the top level, among all top-level projects.',
    },
    {
      source: 'ANLYT-045',
      text: 'The default filter is AccessibleToMe.',
    },
    {
      source: 'ANLYT-D14',
      text: 'Filters, search and the open popup are stored in the URL.',
    },
  ],
});
