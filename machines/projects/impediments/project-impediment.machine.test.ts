import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPart } from '../../testing/part.suite.ts';
import { emptyImpediment, toImpediment, toImpedimentForm } from './project-impediment.ts';
import { testModel } from './project-impediment.test-model.ts';
import { createOwnProject } from '../parts/project-part.suite.ts';

async function createProjectWithImpediment(): Promise<string> {
  const projectId = await createOwnProject('IMP-1');
  await api.addImpediment({ body: { projectId, impediments: 'No server' } });
  return projectId;
}

testPart({
  testModel,
  server: createNodeServer,
  parentId: createProjectWithImpediment,
  getParts: async (projectId) => {
    const { projectImpediments } = await api.getProjectImpediments({ path: { projectId } });
    return projectImpediments.map(toImpediment);
  },
  toForm: toImpedimentForm,
  emptyForm: emptyImpediment,
  sample: { impediments: 'No power' },
  other: { impediments: 'No network' },
  name: 'impediments',
  isNameReusable: true,
});
