import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../../testing/connect.ts';
import { testPaths } from '../../../testing/paths.suite.ts';
import { engagementActivityMachine } from './engagement-activity.machine.ts';
import { testModel } from './engagement-activity.test-model.ts';
import { createEngagementWithActivity, getActivity } from '../parts/engagement-part.suite.ts';

testPaths(testModel);

describe('an activity', () => {
  it('a double toggle sends one call, and the answer has the version for the next edit', async () => {
    const observed = connectAs(await createNodeServer(), 'ava', 'aster');
    const made = await createEngagementWithActivity();
    const activity = await getActivity(made);
    observed.calls.length = 0;
    const reports: string[] = [];
    const report = { send: ({ type }: { type: string }) => void reports.push(type) };
    const actor = createActor(engagementActivityMachine, { input: { activity, report } }).start();
    actor.send({ type: 'TOGGLE' });
    actor.send({ type: 'TOGGLE' });
    await waitFor(actor, (state) => state.matches({ completion: 'done' }));
    expect(observed.calls).toHaveLength(1);
    expect(reports).toEqual(['engagement.changed']);
    expect(actor.getSnapshot().context.activity).toMatchObject({
      isDone: true,
      markedDoneBy: 'Ava Stone',
      version: activity.version + 1,
    });
    expect(actor.getSnapshot().can({ type: 'note.write' })).toBe(false);
  });
});
