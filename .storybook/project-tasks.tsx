import { api } from '#openapi/client/index.ts';
import { withRights } from './assets.tsx';
import { avaKnowing } from './records.tsx';

/** Someone who records time and opens projects. */
export const withTimer = withRights(['clockwork.basic', 'projects.basic']);

/** A loader: the demo world, with a new project of Ava that has tasks of these names. */
export const withTasks = (...names: string[]) =>
  avaKnowing(async () => {
    const id = crypto.randomUUID();
    await api.createProject({ body: { id, code: 'ST-1', name: 'Harbour', description: '' } });
    for (const taskName of names) {
      await api.createProjectTask({ body: { projectId: id, taskName, taskDescription: '' } });
    }
    return { detail: await api.getProject({ path: { id } }) };
  });
