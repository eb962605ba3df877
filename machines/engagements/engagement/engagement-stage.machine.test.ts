import { createNodeServer } from '#mocks/node.ts';
import { testPart } from '../../testing/part.suite.ts';
import { createEngagementWithActivity, getDetail } from './parts/engagement-part.suite.ts';
import { emptyStage, toStageForm } from './engagement-stage.ts';
import { testModel } from './engagement-stage.test-model.ts';

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => (await createEngagementWithActivity()).engagementId,
  getParts: async (id) => (await getDetail(id)).engagement.stages,
  toForm: toStageForm,
  emptyForm: emptyStage,
  sample: { stageName: 'Offer', description: 'Write it.', isTenantVisible: false },
  other: { description: 'Something else.' },
  name: 'stageName',
  isNameReusable: true,
});
