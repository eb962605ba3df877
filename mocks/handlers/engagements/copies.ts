import type { Call } from '../../core/requests/handler.ts';
import { created } from '../../core/records/versions.ts';
import type {
  ActivityRecord,
  StageRecord,
  TemplateActivityRecord,
  TemplateStageRecord,
} from '../../store/world/engagements.ts';

type CopyingCall = Pick<Call<'createEngagement'>, 'db' | 'person' | 'clock'>;

/**
 * Copies a stage of the template or of another engagement into an engagement, with new ids. Nothing
 * of the copy is done. Source: ENGAG-D01, ENGAG-D09.
 */
export async function copyStage(
  call: CopyingCall,
  engagementId: string,
  stage: TemplateStageRecord | StageRecord,
  activities: readonly (TemplateActivityRecord | ActivityRecord)[],
): Promise<void> {
  const { db } = call;
  const { stageName, isTenantVisible, description, displayOrder, added } = stage;
  const stageId = crypto.randomUUID();
  const fields = { stageName, isTenantVisible, description, displayOrder, added };
  await db.put('engagementStages', created({ id: stageId, engagementId, ...fields }, call));
  for (const [at, activity] of activities.entries()) {
    const { activityDesc, baseline, threshold } = activity;
    const copy = {
      id: crypto.randomUUID(),
      engagementId,
      stageId,
      activityDesc,
      isTenantVisible: activity.isTenantVisible,
      baseline,
      threshold,
      actuals: 0,
      isDone: false,
      markedDoneBy: null,
      markedDoneOn: null,
      displayOrder: at,
      added: at + 1,
    };
    await db.put('engagementActivities', created(copy, call));
  }
}
