import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { testPart } from '../../../testing/part.suite.ts';
import { emptyAction, toActionForm } from './activity-part.ts';
import { testModel } from './activity-action.test-model.ts';
import { createEngagementWithActivity, getActivity } from '../parts/engagement-part.suite.ts';

let made: Awaited<ReturnType<typeof createEngagementWithActivity>>;

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => {
    made = await createEngagementWithActivity();
    const { activityId } = made;
    await api.saveEngagementActivityAction({
      body: { id: crypto.randomUUID(), activityId, action: 'Book a room', isDone: false },
    });
    return activityId;
  },
  getParts: async () => (await getActivity(made)).actions,
  toForm: toActionForm,
  emptyForm: emptyAction,
  sample: { action: 'Invite them' },
  other: { action: 'Something else' },
  name: 'action',
  isNameReusable: true,
});
