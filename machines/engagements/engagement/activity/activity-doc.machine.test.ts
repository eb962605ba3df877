import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { testPart } from '../../../testing/part.suite.ts';
import { emptyDoc, toDocForm } from './activity-part.ts';
import { testModel } from './activity-doc.test-model.ts';
import { createEngagementWithActivity, getActivity } from '../parts/engagement-part.suite.ts';

let made: Awaited<ReturnType<typeof createEngagementWithActivity>>;
const url = 'https://files.example.com/agenda';

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => {
    made = await createEngagementWithActivity();
    const { activityId } = made;
    const body = { id: crypto.randomUUID(), activityId, description: 'Agenda', url };
    await api.saveEngagementActivityDoc({ body });
    return activityId;
  },
  getParts: async () => (await getActivity(made)).docs,
  toForm: toDocForm,
  emptyForm: emptyDoc,
  sample: { description: 'Plan', url },
  other: { url: 'https://files.example.com/other' },
  name: 'description',
  isNameReusable: true,
});
