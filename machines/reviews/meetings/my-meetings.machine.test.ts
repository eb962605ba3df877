import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { addAction, startNewMeeting } from './meeting.suite.ts';
import type { ReviewMeeting } from './meeting.ts';
import { myMeetingsMachine } from './my-meetings.machine.ts';
import { testModel } from './my-meetings.test-model.ts';

testPaths(testModel);

let meeting: ReviewMeeting;

describe('a person’s meetings', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    meeting = await startNewMeeting();
  });

  it('complete an action item, which can be undone', async () => {
    const [organizer] = meeting.reviewParticipants;
    const id = await addAction(meeting.id, 'Mine', '2026-12-01', organizer?.participantId ?? '');
    const actor = createActor(myMeetingsMachine, { input: { actionItems: 'open' } }).start();
    const find = () =>
      actor.getSnapshot().context.content?.actionItems.find((item) => item.id === id);
    await waitFor(actor, () => find() !== undefined);
    const tick = { id, description: 'Mine', isCompleted: true };
    actor.getSnapshot().children.ticks?.send({ type: 'action.tick', tick });
    await waitFor(actor, (state) => find() === undefined && state.children.undo !== undefined);
    actor.getSnapshot().children.undo?.send({ type: 'undo' });
    await waitFor(actor, () => find() !== undefined);
    expect(find()?.isCompleted).toBe(false);
  });
});
