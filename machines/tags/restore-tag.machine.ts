import { createUndo } from '../lists/create-undo.ts';
import { restoreTag } from './restore-tag.actors.ts';
import type { Tag } from './tag.ts';

export const restoreTagMachine = createUndo<Tag>({
  id: 'restore-tag',
  description:
    'Deleted tags can be restored for a limited time, on all projects that had them. Source: PROJ-027.',
  restoreRow: restoreTag,
});
