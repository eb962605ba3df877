import { api } from '#openapi/client/index.ts';
import type { ProjectPartInput } from '#machines/projects/project-part.ts';
import { loadWorld, type World } from './world.ts';

/**
 * Loads the demo world as Ben, with a new project of his, which has another member. `input` is that
 * of the project's parts.
 */
export const loadBensProject = async (
  context: Parameters<ReturnType<typeof loadWorld>>[0],
): Promise<{ world: World; projectId: string; input: ProjectPartInput }> => {
  const { world } = await loadWorld('ben', 'aster')(context);
  const projectId = crypto.randomUUID();
  await api.createProject({
    body: { id: projectId, code: 'ST-1', name: 'Harbour', description: 'A new quay.' },
  });
  await api.addProjectMember({ body: { projectId, employeeId: 'employee-leo' } });
  const detail = await api.getProject({ path: { id: projectId } });
  const report = { send: () => undefined };
  return {
    world,
    projectId,
    input: { detail, employeeId: 'employee-ben', clock: world.clock, report },
  };
};
