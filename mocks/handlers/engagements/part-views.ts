import type { components } from '@atrium/contract/generated/types.ts';
import type { Versioned } from '../../store/versioned.ts';
import type { ActionRecord, DocRecord, NoteRecord } from '../../store/world/engagements.ts';

type Contract = components['schemas'];

/** A note for a response. */
export const toNote = (note: NoteRecord): Contract['ActivityNote'] => ({
  id: note.id,
  activityId: note.activityId,
  notes: note.notes,
  ...toChange(note),
});

/** A document link for a response. */
export const toDoc = (doc: DocRecord): Contract['ActivityDoc'] => ({
  id: doc.id,
  activityId: doc.activityId,
  description: doc.description,
  url: doc.url,
  ...toChange(doc),
});

/** An action item for a response. */
export const toAction = (action: ActionRecord): Contract['ActivityAction'] => ({
  id: action.id,
  activityId: action.activityId,
  action: action.action,
  isDone: action.isDone,
  ...toChange(action),
});

/** Its writer is not known if it is older than the versions. */
const toChange = ({ version, changedByName, changedOn }: Versioned) => ({
  version,
  changedBy: changedByName || null,
  changedOn: changedOn || null,
});
