import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Tag } from './tag.ts';
import { createUndo } from '../lists/create-undo.ts';

/** Restores a deleted tag on its projects; the page reports it, so the server's message is hidden. */
const restoreTag = fromPromise<unknown, { row: Tag }>(({ input: { row }, signal }) =>
  api.restoreTag({ path: { id: row.id }, signal, isSuccessHidden: true }),
);

export const restoreTagMachine = createUndo<Tag>({
  id: 'restore-tag',
  description:
    'Deleted tags can be restored for a limited time, on all projects that had them. Source: PROJ-027.',
  restoreRow: restoreTag,
});
