import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Tag } from './tag.ts';

/** Restores a deleted tag on its projects; the page reports it, so the server's message is hidden. */
export const restoreTag = fromPromise<unknown, { row: Tag }>(({ input: { row }, signal }) =>
  api.restoreTag({ path: { id: row.id }, signal, isSuccessHidden: true }),
);
