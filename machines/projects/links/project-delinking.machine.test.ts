import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import { testModel } from './project-delinking.test-model.ts';

const fields = (code: string) => ({ id: crypto.randomUUID(), code, name: code, description: '' });

/** The id of a project with two sub-projects. */
async function findProject(): Promise<string> {
  const columnFilters = [{ name: 'code', value: 'DL-1' }];
  const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters };
  const [found] = (await api.searchProjects({ body: search })).pmoProjects;
  if (found) return found.id;
  const body = fields('DL-1');
  await api.createProject({ body });
  const path = { projectId: body.id };
  for (const code of ['DL-2', 'DL-3']) await api.addSubProject({ path, body: fields(code) });
  return body.id;
}

testPartDeletion({
  testModel,
  server: createNodeServer,
  parts: async () => {
    const { subProjects } = await api.getProject({ path: { id: await findProject() } });
    return subProjects;
  },
});
