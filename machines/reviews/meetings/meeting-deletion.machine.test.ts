import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { meetingDeletionMachine } from './meeting-deletion.machine.ts';
import { testModel } from './meeting-deletion.test-model.ts';
import { startNewMeeting } from './meeting.suite.ts';

testPaths(testModel);

const deleteAs = async (part: Awaited<ReturnType<typeof startNewMeeting>>) => {
  const actor = createActor(meetingDeletionMachine, { input: { part } }).start();
  actor.send({ type: 'YES' });
  return waitFor(actor, (state) => !state.hasTag('busy'));
};

describe('the deletion of a meeting', () => {
  beforeEach(async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
  });

  it('a deleted meeting is cleared, so that another one can be planned', async () => {
    const meeting = await startNewMeeting();
    expect((await deleteAs(meeting)).output).toEqual({ isOutdated: true });
    const { reviewMeeting } = await api.getReviewMeeting({ query: { reviewId: meeting.reviewId } });
    expect(reviewMeeting).toBeNull();
  });

  it('a meeting that has ended in the meantime is not deleted', async () => {
    const meeting = await startNewMeeting();
    await api.endReviewMeeting({ query: { meetingId: meeting.id } });
    expect((await deleteAs(meeting)).value).toBe('confirming');
  });
});
