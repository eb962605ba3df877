import {
  createPartDeletion,
  type PartDeletionActor,
} from '../../../records/create-part-deletion.ts';
import { removePart } from './engagement-removal.actors.ts';
import type { RemovedPart } from './engagement-removal.ts';

export const engagementRemovalMachine = createPartDeletion<RemovedPart>({
  id: 'engagement-removal',
  description:
    'A stage, an activity, or a part of an activity is removed after a confirmation. Source: ENGAG-027, ENGAG-028, ENGAG-029, ENGAG-030, ENGAG-107.',
  deletePart: removePart,
});

export type EngagementRemovalActor = PartDeletionActor<RemovedPart>;
