import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPart } from '../../testing/part.suite.ts';
import { emptyFile, toFileForm } from './project-file.ts';
import { testModel } from './project-file.test-model.ts';
import { createOwnProject } from '../parts/project-part.suite.ts';

async function createProjectWithFile(): Promise<string> {
  const projectId = await createOwnProject('FILE-1');
  const body = { id: crypto.randomUUID(), name: 'Plan', url: 'https://files.test/plan' };
  await api.addProjectFile({ path: { projectId }, body });
  return projectId;
}

testPart({
  testModel,
  server: createNodeServer,
  parentId: createProjectWithFile,
  getParts: async (id) => (await api.getProject({ path: { id } })).projectFilesStorage,
  toForm: toFileForm,
  emptyForm: emptyFile,
  sample: { name: 'Budget', url: 'https://files.test/budget' },
  other: { url: 'https://files.test/other' },
  name: 'name',
  isNameReusable: true,
});
