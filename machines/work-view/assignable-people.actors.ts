import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** A person who can be assigned to a task. */
export interface Assignable {
  id: string;
  name: string;
  imageUrl: string | null;
}

/** Loads the people whom a task of a project can be assigned to. */
export const loadAssignable = fromPromise<readonly Assignable[], { projectId: string }>(
  async ({ input: { projectId }, signal }) => {
    const { project } = await api.getProject({ path: { id: projectId }, signal, isReported: true });
    return project.members
      .filter(({ isActiveMember }) => isActiveMember)
      .map(({ employeeId: id, fullName: name, profileImageUrl: imageUrl }) => ({
        id,
        name,
        imageUrl,
      }));
  },
);
