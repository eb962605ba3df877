import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';

/** A person who can be assigned to a task. */
export interface Assignable {
  id: string;
  name: string;
  imageUrl: string | null;
}

/** Loads the people whom a task of each of these projects can be assigned to. */
export const loadAssignable = fromPromise<readonly Assignable[], { projectIds: readonly string[] }>(
  async ({ input: { projectIds }, signal }) => {
    let people = null as readonly Assignable[] | null;
    for (const id of projectIds) {
      const { project } = await api.getProject({ path: { id }, signal, isReported: true });
      const members: readonly Assignable[] = project.members
        .filter(({ isActiveMember }) => isActiveMember)
        .map(({ employeeId, fullName: name, profileImageUrl: imageUrl }) => ({
          id: employeeId,
          name,
          imageUrl,
        }));
      const ids = new Set(members.map((member) => member.id));
      people = people?.filter((person) => ids.has(person.id)) ?? members;
      // No one takes part in all of them, even if others do in some.
      if (people.length === 0) break;
    }
    return people ?? [];
  },
);
