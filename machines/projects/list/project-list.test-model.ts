import { createListTestModel } from '../../testing/list-test-models.ts';
import { exampleProject } from '../project.fixtures.ts';
import { projectListMachine } from './project-list.machine.ts';

export const testModel = createListTestModel(projectListMachine, exampleProject, [
  {
    source: 'PROJ-006',
    text: 'The list is filtered and paged by the server; pmoProjects and totalCount come back.',
  },
  {
    source: 'PROJ-005',
    text: 'An item shows code, name, description, createdBy, ownedBy and isResponse.',
  },
]);
