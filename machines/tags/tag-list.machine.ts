import { bulkDeletion } from '../lists/bulk-deletion.ts';
import { createList } from '../lists/create-list.ts';
import { deletion } from '../lists/deletion.ts';
import { undo } from '../lists/undo.ts';
import { restoreTagMachine } from './restore-tag.machine.ts';
import { deleteTag, loadTags } from './tag-list.actors.ts';
import type { Tag } from './tag.ts';

export const tagListMachine = createList<Tag>({
  id: 'tag-list',
  description:
    'The tags of the tenant, with the number of projects that have each. Source: PRIV-046, ADMIN-012.',
  loadRecords: loadTags,
  parts: [deletion(deleteTag), bulkDeletion(({ id }) => id), undo(restoreTagMachine)],
});
