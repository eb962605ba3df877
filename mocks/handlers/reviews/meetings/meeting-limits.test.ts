import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let reviewId: string;
const meetingId = uuid(5000);
const actionId = uuid(5001);
const query = { meetingId };

beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  reviewId = (await makeCycle(server, ids.cycle, 'Cycle', ['ben']))['ben'] ?? '';
});

const getParticipants = async (personId: string) =>
  (await server.request(personId, 'getReviewMeetingDefaults', { query: { reviewId } }))
    .reviewMeetingParticipants;
const body = async (personId: string, day = '2026-03-12') => ({
  id: meetingId,
  reviewId,
  reviewMeetingName: 'Talk',
  reviewMeetingURL: null,
  reviewMeetingLocation: '',
  reviewMeetingStartTime: `${day}T09:00:00.000Z`,
  reviewMeetingEndTime: `${day}T10:00:00.000Z`,
  reviewParticipants: await getParticipants(personId),
});
const add = async (personId = 'hugo') =>
  server.request(personId, 'addReviewMeeting', { body: await body(personId) });
const read = async (personId: string) =>
  (await server.request(personId, 'getReviewMeeting', { query: { reviewId } })).reviewMeeting;

describe('an organizer without an employee record', () => {
  beforeEach(() =>
    server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const ava = await db.get('tenantUsers', 'ava');
      if (ava) await db.put('tenantUsers', { ...ava, employeeId: null });
    }),
  );

  it('always participates, by the id of their user, and is notified of changes by others', async () => {
    const [organizer] = await getParticipants('ava');
    expect(organizer).toEqual({
      participantId: 'ava',
      name: 'Ava Stone',
      isSelected: true,
      isUnEditable: true,
      isParticipantPaAdmin: true,
      email: 'ava@demo.test',
    });
    await add('ava');
    expect((await read('ava'))?.reviewParticipants[0]).toMatchObject({ participantId: 'ava' });
    await server.request('hugo', 'deleteReviewMeeting', { query });
    const notices = await server.store.transaction('read', async (tx) =>
      tx.tenant('aster').query('notifications', { where: { recipientId: 'ava' } }),
    );
    expect(notices.filter(({ typeId }) => typeId === 7)).toHaveLength(1);
  });
});

describe('the flags of a meeting', () => {
  it('tell that it can be deleted until it has ended, and closed after that', async () => {
    await add();
    expect(await read('hugo')).toMatchObject({
      canPerformMeetingOperation: true,
      canDeleteMeeting: true,
    });
    await server.request('hugo', 'startReviewMeeting', { query });
    expect(await read('hugo')).toMatchObject({ canDeleteMeeting: true });
    await server.request('hugo', 'endReviewMeeting', { query });
    expect(await read('hugo')).toMatchObject({
      canPerformMeetingOperation: true,
      canDeleteMeeting: false,
    });
    await server.expectError('hugo', 'deleteReviewMeeting', { query });
    await server.request('hugo', 'closeReviewMeeting', { query });
    expect(await read('hugo')).toMatchObject({
      canPerformMeetingOperation: false,
      canDeleteMeeting: false,
    });
    expect(await read('ben')).toMatchObject({ canDeleteMeeting: false });
  });
});

describe('the time of a meeting', () => {
  const early = {
    status: 400,
    code: 'meetingBeforeCycle',
    fieldErrors: {
      reviewMeetingStartTime: ['The meeting can’t be before the cycle starts on 2026-03-01.'],
    },
  };

  it('is not before the first day of the cycle', async () => {
    const sent = { body: await body('hugo', '1990-03-12') };
    expect(await server.expectError('hugo', 'addReviewMeeting', sent)).toMatchObject(early);
    await server.request('hugo', 'addReviewMeeting', { body: await body('hugo', '2026-03-01') });
  });

  it('is not moved before it', async () => {
    await add();
    const { reviewId: _reviewId, ...change } = await body('hugo', '2026-02-27');
    const rejection = await server.expectError('hugo', 'updateReviewMeeting', { body: change });
    expect(rejection).toMatchObject(early);
  });
});

describe('ticking an action item', () => {
  const tick = async (more: object = {}) => {
    const sent = { query: { actionItemId: actionId, ...more } };
    const { reviewMeetingActionItems } = await server.request(
      'hugo',
      'completeReviewMeetingAction',
      sent,
    );
    return reviewMeetingActionItems[0]?.isCompleted;
  };

  beforeEach(async () => {
    await add();
    await server.request('hugo', 'startReviewMeeting', { query });
    const dueDate = '2026-04-01';
    const action = { id: actionId, meetingId, description: 'Agree', assignedUserId: null, dueDate };
    await server.request('hugo', 'addReviewMeetingAction', { body: action });
  });

  it('twice at once completes it when both name what it should be', async () => {
    expect(await Promise.all([0, 1].map(() => tick({ isCompleted: 'true' })))).toEqual([
      true,
      true,
    ]);
    expect(await tick({ isCompleted: 'true' })).toBe(true);
    expect(await tick({ isCompleted: 'false' })).toBe(false);
  });

  it('toggles it when nothing is named', async () => {
    expect(await tick()).toBe(true);
    expect(await tick()).toBe(false);
  });
});
