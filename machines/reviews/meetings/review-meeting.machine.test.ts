import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { addAction, findReviewWithoutMeeting, planMeeting } from './meeting.suite.ts';
import { reviewMeetingMachine } from './review-meeting.machine.ts';
import { testModel } from './review-meeting.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;
let reviewId: string;

const input = () => ({
  reviewId,
  canManage: true,
  timeZone: 'Europe/Berlin',
  notesDraft: null,
  clock: { now: () => Date.now() },
});

async function start() {
  const actor = createActor(reviewMeetingMachine, { input: input() }).start();
  const rest = () =>
    waitFor(actor, (state) => !state.hasTag('busy') && !state.hasTag('refreshing'));
  await rest();
  return {
    actor,
    work: () => actor.getSnapshot().children.work,
    meeting: () => actor.getSnapshot().context.meeting,
    value: () => (actor.getSnapshot().value as { content: { meeting: string } }).content.meeting,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await rest();
    },
  };
}

describe('the meeting about a review', () => {
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
    reviewId = await findReviewWithoutMeeting();
  });

  it('is started, ended and closed, with its actual times', async () => {
    await planMeeting(reviewId);
    const { meeting, value, send } = await start();
    expect(value()).toBe('created');
    await send({ type: 'meeting.start' });
    expect(value()).toBe('started');
    expect(meeting()?.reviewMeetingActualStartDate).not.toBeNull();
    await send({ type: 'meeting.end' });
    expect(value()).toBe('ended');
    expect(meeting()?.reviewMeetingActualEndDate).not.toBeNull();
    await send({ type: 'meeting.close' });
    await send({ type: 'close.confirm' });
    expect(value()).toBe('closed');
    expect(meeting()?.isClosed).toBe(true);
  });

  it('is planned and cleared by its dialogs', async () => {
    const { actor, value, send } = await start();
    expect(value()).toBe('none');
    await send({ type: 'meeting.plan' });
    actor.getSnapshot().children.form?.send({ type: 'CANCEL' });
    await planMeeting(reviewId);
    await send({ type: 'meeting.changed' });
    expect(value()).toBe('created');
    await send({ type: 'meeting.delete' });
    actor.getSnapshot().children.deletion?.send({ type: 'YES' });
    await waitFor(actor, (state) => state.matches({ content: { meeting: 'none' } }));
  });

  it('shows that someone else has started it first', async () => {
    const { id } = await planMeeting(reviewId);
    const { actor, value, send } = await start();
    await api.startReviewMeeting({ query: { meetingId: id } });
    await send({ type: 'meeting.start' });
    await waitFor(actor, (state) => !state.hasTag('refreshing'));
    expect(value()).toBe('started');
  });

  it('sorts its action items by due date, and completes them', async () => {
    const { id } = await planMeeting(reviewId);
    const { actor, work, meeting, send } = await start();
    await send({ type: 'meeting.start' });
    const later = await addAction(id, 'Later', '2026-12-20');
    const sooner = await addAction(id, 'Sooner', '2026-12-10');
    await send({ type: 'meeting.changed' });
    expect(meeting()?.reviewMeetingActionItems.map((item) => item.id)).toEqual([sooner, later]);
    const tick = { id: later, description: 'Later', isCompleted: true };
    work()?.getSnapshot().children.ticks?.send({ type: 'action.tick', tick });
    await waitFor(
      actor,
      ({ context }) => context.meeting?.reviewMeetingActionItems.at(-1)?.isCompleted === true,
    );
  });

  it('shows a person who is not invited neither notes nor action items', async () => {
    const { id } = await planMeeting(reviewId);
    await api.startReviewMeeting({ query: { meetingId: id } });
    const { actor, work } = await start();
    expect(work()).toBeDefined();
    await api.deleteReviewMeeting({ query: { meetingId: id } });
    actor.send({ type: 'meeting.changed' });
    await waitFor(actor, (state) => state.matches({ content: { work: 'hidden' } }));
  });

  it('keeps typed notes to be copied when someone else has deleted it', async () => {
    const { id } = await planMeeting(reviewId);
    await api.startReviewMeeting({ query: { meetingId: id } });
    const { actor, work, send } = await start();
    work()?.getSnapshot().children.notes?.send({ type: 'text.change', text: 'Typed.' });
    await api.deleteReviewMeeting({ query: { meetingId: id } });
    await send({ type: 'meeting.changed' });
    const notes = work()?.getSnapshot().children.notes;
    expect(notes?.getSnapshot()).toMatchObject({ value: 'denied', context: { text: 'Typed.' } });
    notes?.send({ type: 'dismiss' });
    expect(actor.getSnapshot().matches({ content: { work: 'hidden' } })).toBe(true);
  });
});
