import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { TagUses } from './tag.ts';

/** A tag with the projects that have it. */
export const loadTag = fromPromise<TagUses, { id: string }>(async ({ input: { id }, signal }) => {
  const { tag, ...uses } = await api.getTag({ path: { id }, signal });
  return { ...tag, ...uses };
});
