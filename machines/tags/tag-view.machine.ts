import { createRecordView } from '../records/create-record-view.ts';
import { loadTag } from './tag-view.actors.ts';
import type { TagUses } from './tag.ts';

export const tagViewMachine = createRecordView<TagUses>({
  id: 'tag-view',
  description: 'Shows one tag and where it is used. Source: PROJ-027, PROJ-D70.',
  loadRecord: loadTag,
});
