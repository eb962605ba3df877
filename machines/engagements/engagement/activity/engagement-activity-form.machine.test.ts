import { createNodeServer } from '#mocks/node.ts';
import { testPart } from '../../../testing/part.suite.ts';
import { createEngagementWithActivity, getDetail } from '../parts/engagement-part.suite.ts';
import {
  emptyActivity,
  toActivityForm,
  toActivityLocation,
  toActivityParent,
} from './engagement-activity-form.ts';
import { testModel } from './engagement-activity-form.test-model.ts';

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => toActivityParent(await createEngagementWithActivity()),
  getParts: async (parentId) => {
    const { engagementId, stageId } = toActivityLocation(parentId);
    const { engagement } = await getDetail(engagementId);
    return engagement.stages.find((stage) => stage.stageId === stageId)?.activities ?? [];
  },
  toForm: toActivityForm,
  emptyForm: emptyActivity,
  sample: { ...emptyActivity, activityDesc: 'Write the offer', baseline: '12.5' },
  other: { threshold: '10' },
  name: 'activityDesc',
  isNameReusable: true,
});
