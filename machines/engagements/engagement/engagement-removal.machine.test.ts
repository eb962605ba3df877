import { createNodeServer } from '#mocks/node.ts';
import { testPartDeletion } from '../../testing/part.suite.ts';
import type { RemovedPart } from './engagement-removal.ts';
import { testModel } from './engagement-removal.test-model.ts';
import { createEngagementWithActivity, getDetail } from './engagement-part.suite.ts';

let engagementId = '';

testPartDeletion<RemovedPart>({
  testModel,
  server: async () => {
    engagementId = '';
    return createNodeServer();
  },
  parts: async () => {
    if (engagementId === '') engagementId = (await createEngagementWithActivity()).engagementId;
    const { engagement } = await getDetail(engagementId);
    return engagement.stages.map(({ stageId: id, stageName: name }) => ({
      kind: 'stage',
      id,
      name,
    }));
  },
});
