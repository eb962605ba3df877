import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { toImpediment } from './project-impediment.ts';
import { testModel } from './project-impediment-deletion.test-model.ts';
import { findOrCreateProject } from '../parts/project-part.suite.ts';

async function raiseImpediments(projectId: string): Promise<void> {
  for (const impediments of ['No server', 'No power']) {
    await api.addImpediment({ body: { projectId, impediments } });
  }
}

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const projectId = await findOrCreateProject('IMP-2', raiseImpediments);
    const { projectImpediments } = await api.getProjectImpediments({ path: { projectId } });
    return projectImpediments.map(toImpediment);
  },
});
