import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { saveNew } from '../../records/save-new.ts';

export type ProjectTag = Schema<'ProjectTag'>;
export type Tag = Schema<'Tag'>;

/** A tag of a project, and whether the sub-projects inherit it. */
export interface TagAssignment {
  projectId: string;
  tagId: string;
  assignedToAll: boolean;
}

/** Assigns a tag, or changes whether the sub-projects inherit it. */
export const assignTag = fromPromise<readonly ProjectTag[], TagAssignment>(
  async ({ input: body, signal }) => (await api.assignProjectTag({ body, signal })).projectTags,
);

/** Removes a tag from a project. */
export const removeTag = fromPromise<readonly ProjectTag[], { projectId: string; tagId: string }>(
  async ({ input: query, signal }) => (await api.removeProjectTag({ query, signal })).projectTags,
);

/** Adds a tag for everyone, and returns its id, which is the same in every try. */
export const createTag = fromPromise<string, { id: string; name: string; color: string }>(
  async ({ input, signal }) => {
    const body = { ...input, teamId: null };
    await saveNew({
      create: () => api.createTag({ body, isSuccessHidden: true, signal }),
      // The id belongs to the name, so no try corrects an earlier one.
      update: (error) => {
        throw error;
      },
    });
    return input.id;
  },
);
