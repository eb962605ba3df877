import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { exampleChanges } from './project-history.fixtures.ts';
import { projectHistoryMachine } from './project-history.machine.ts';
import { buildPartInput, exampleDetail } from '../project-overview.fixtures.ts';

const newest = { changes: exampleChanges.slice(0, 2), total: 4 };

export const testModel = createTestModel(projectHistoryMachine, {
  inputs: [buildPartInput()],
  events: [
    { type: 'history.open' },
    { type: 'more' },
    { type: 'retry' },
    { type: 'project.updated', detail: exampleDetail },
    done('loadPage', newest),
    done('loadPage', { changes: exampleChanges.slice(1), total: 4 }),
    failed('loadPage', serverError),
    done('refreshHistory', newest),
    failed('refreshHistory', serverError),
  ],
  rules: [
    { source: 'PROJ-D94', text: 'Everyone who sees a project reads who changed what and when.' },
    {
      source: 'PROJ-016',
      text: 'The newest changes come first, in pages, and follow the project.',
    },
    {
      source: 'ADR 0024',
      text: 'A page that could not be loaded can be tried again; what is shown stays.',
    },
  ],
});
