import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { TagUses } from './tag.ts';
import { createRecordView } from '../records/create-record-view.ts';

/** A tag with the projects that have it. */
const loadTag = fromPromise<TagUses, { id: string }>(async ({ input: { id }, signal }) => {
  const { tag, ...uses } = await api.getTag({ path: { id }, signal });
  return { ...tag, ...uses };
});

export const tagViewMachine = createRecordView<TagUses>({
  id: 'tag-view',
  description: 'Shows one tag and where it is used. Source: PROJ-027, PROJ-D70.',
  loadRecord: loadTag,
});
