import { createActor, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { meetingNotesMachine } from './meeting-notes.machine.ts';
import { testModel } from './meeting-notes.test-model.ts';
import type { ReviewMeeting } from './meeting.ts';
import { getMeeting, startNewMeeting } from './meeting.suite.ts';

testPaths(testModel);

let server: ServerWithScenario;
let meeting: ReviewMeeting;

function write() {
  const clock = new SimulatedClock();
  const { id, reviewId, reviewMeetingNotes: text, version } = meeting;
  const input = {
    link: { reviewId, stepId: '' },
    source: { id, answerId: reviewId, isEditable: true, isRequired: false, text, version },
    draft: null,
    clock: { now: () => 0 },
    report: { send: () => undefined },
  };
  const actor = createActor(meetingNotesMachine, { input, clock }).start();
  const type = (typed: string) => {
    actor.send({ type: 'text.change', text: typed });
    clock.increment(1500);
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, type };
}
const save = (reviewMeetingNotes: string) =>
  api.saveReviewMeetingNotes({ body: { id: meeting.id, reviewMeetingNotes } });
const stored = async () => (await getMeeting(meeting.reviewId)).reviewMeetingNotes;

describe('the notes of a meeting', () => {
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
    meeting = await startNewMeeting();
  });

  it('are saved once typing pauses', async () => {
    const { type } = write();
    expect((await type('Goals agreed.')).value).toBe('saved');
    expect(await stored()).toBe('Goals agreed.');
  });

  it('are saved also when the meeting was ended in the meantime, which changes its version', async () => {
    const { type } = write();
    await api.endReviewMeeting({ query: { meetingId: meeting.id } });
    expect((await type('Goals agreed.')).value).toBe('saved');
    expect(await stored()).toBe('Goals agreed.');
  });

  it('are compared when someone else has written first', async () => {
    const { actor, type } = write();
    await save('Theirs.');
    expect((await type('Mine.')).value).toBe('conflict');
    expect(actor.getSnapshot().context.theirs?.text).toBe('Theirs.');
    actor.send({ type: 'conflict.keepMine' });
    await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(await stored()).toBe('Mine.');
  });

  it('stay on this device while the server is away', async () => {
    const { actor, type } = write();
    server.setScenario(down);
    expect((await type('Goals agreed.')).value).toBe('waiting');
    server.setScenario(healthy);
    actor.send({ type: 'network.returned' });
    expect((await waitFor(actor, (state) => state.matches('saved'))).context.text).toBe(
      'Goals agreed.',
    );
  });

  it('stay to be copied when the meeting was closed', async () => {
    const { actor, type } = write();
    await api.endReviewMeeting({ query: { meetingId: meeting.id } });
    await api.closeReviewMeeting({ query: { meetingId: meeting.id } });
    expect((await type('Too late.')).value).toBe('denied');
    expect(actor.getSnapshot().context.text).toBe('Too late.');
  });
});
