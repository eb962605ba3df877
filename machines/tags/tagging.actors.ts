import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { TagChoice } from './tagged-projects.ts';

/** A tag of a project, and whether the sub-projects inherit it. */
export interface Assignment {
  projectId: string;
  tagId: string;
  assignedToAll: boolean;
}

/** The tags to filter by and to assign. */
export const loadTagChoices = fromPromise<readonly TagChoice[]>(
  async ({ signal }) => (await api.getTagChoices({ signal })).tags,
);

/** Assigns a tag, or changes whether the sub-projects inherit it; the page reports it. */
export const assignProjectTag = fromPromise<unknown, Assignment>(({ input: body, signal }) =>
  api.assignProjectTag({ body, signal, isSuccessHidden: true, isReported: true }),
);

export const removeProjectTag = fromPromise<unknown, { projectId: string; tagId: string }>(
  ({ input: query, signal }) =>
    api.removeProjectTag({ query, signal, isSuccessHidden: true, isReported: true }),
);
