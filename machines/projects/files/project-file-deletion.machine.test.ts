import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { testModel } from './project-file-deletion.test-model.ts';
import { findOrCreateProject } from '../parts/project-part.suite.ts';

async function addFiles(projectId: string): Promise<void> {
  for (const name of ['Plan', 'Budget']) {
    const body = { id: crypto.randomUUID(), name, url: `https://files.test/${name}` };
    await api.addProjectFile({ path: { projectId }, body });
  }
}

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const id = await findOrCreateProject('FILE-2', addFiles);
    return (await api.getProject({ path: { id } })).projectFilesStorage;
  },
});
