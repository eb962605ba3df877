import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { Delinked } from './project-link.ts';
import { createPartDeletion } from '../../records/create-part-deletion.ts';

/** Removes a sub-project from its parent; one that has none any more is as requested. */
const delinkProject = fromPromise<unknown, { part: Delinked }>(
  async ({ input: { part }, signal }) => {
    try {
      await api.delinkProject({ path: { id: part.id }, signal });
    } catch (error) {
      if (toProblem(error).kind !== 'conflict') throw error;
    }
  },
);

export const projectDelinkingMachine = createPartDeletion<Delinked>({
  id: 'project-delinking',
  description: 'A sub-project is removed from its parent after a confirmation. Source: PROJ-085.',
  deletePart: delinkProject,
});
