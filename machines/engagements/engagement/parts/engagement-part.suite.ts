import { api } from '#openapi/client/index.ts';
import type { Activity, EngagementDetail } from '../engagement.ts';

interface NewEngagement {
  engagementId: string;
  stageId: string;
  activityId: string;
}

/** A new engagement with one stage and one activity. */
export async function createEngagementWithActivity(): Promise<NewEngagement> {
  const [engagementId, stageId, activityId] = [
    crypto.randomUUID(),
    crypto.randomUUID(),
    crypto.randomUUID(),
  ];
  const { projectTypes } = await api.getEngagementProjectTypes({});
  await api.createEngagement({
    body: {
      id: engagementId,
      name: 'Harbour portal',
      type: 'blank',
      prospectName: 'Harbour',
      projectTypeId: projectTypes[0]?.id ?? '',
      createdOn: '2026-01-12',
      createdOnAsInputString: '2026/01/12',
    },
  });
  await api.saveEngagementStage({
    path: { engagementId },
    body: { stageId, stageName: 'Discovery', description: 'Find out.' },
  });
  await api.saveEngagementActivity({
    path: { engagementId, stageId },
    body: { activityId, activityDesc: 'Hold the workshop', baseline: 8 },
  });
  return { engagementId, stageId, activityId };
}

export const getDetail = (id: string): Promise<EngagementDetail> =>
  api.getEngagement({ path: { id } });

/** An activity of any engagement that was created for a test. */
export async function getActivity({ engagementId, activityId }: NewEngagement): Promise<Activity> {
  const { engagement } = await getDetail(engagementId);
  const activities = engagement.stages.flatMap((stage) => stage.activities);
  const found = activities.find((each) => each.activityId === activityId);
  if (!found) throw new Error(`Expected the activity ${activityId}, but it does not exist.`);
  return found;
}
