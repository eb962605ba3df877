import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Tag } from './tag.ts';

export const loadTags = fromPromise<readonly Tag[]>(async ({ signal }) => {
  const { tags } = await api.getTags({ signal });
  return tags;
});

export const deleteTag = fromPromise<unknown, { row: Tag; isSuccessHidden?: boolean }>(
  ({ input: { row, isSuccessHidden = false }, signal }) =>
    api.deleteTag({
      path: { id: row.id },
      signal,
      isSuccessHidden,
      isReported: isSuccessHidden,
    }),
);
