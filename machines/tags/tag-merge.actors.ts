import { fromPromise } from 'xstate';
import { api, Problem } from '#openapi/client/index.ts';
import type { Tag } from './tag.ts';

/** The tag to merge, and those that it can be merged into. */
export interface MergeableTags {
  from: Tag;
  others: readonly Tag[];
}

export const loadTagsToMerge = fromPromise<MergeableTags, { id: string }>(
  async ({ input: { id }, signal }) => {
    const { tags } = await api.getTags({ signal });
    const from = tags.find((tag) => tag.id === id);
    if (!from) throw new Problem('notFound', 404);
    return { from, others: tags.filter((tag) => tag !== from) };
  },
);

/** Merges a tag into another, in the versions that the person has seen. */
export const mergeTags = fromPromise<unknown, { from: Tag; into: Tag }>(
  ({ input: { from, into }, signal }) =>
    api.mergeTags({
      body: {
        fromTagId: from.id,
        fromVersion: from.version,
        intoTagId: into.id,
        intoVersion: into.version,
      },
      signal,
    }),
);
