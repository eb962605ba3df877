import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeCycle, makeWorkflow, now } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;
let reviews: Record<string, string>;
const meetingId = uuid(5000);
const query = { meetingId };

beforeEach(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  reviews = await makeCycle(server, ids.cycle, 'Cycle', ['ben', 'leo']);
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    for (const { id } of await db.query('meetingActions')) await db.remove('meetingActions', id);
    for (const { id } of await db.query('reviewMeetings')) await db.remove('reviewMeetings', id);
  });
});

const getReviewId = (name = 'ben') => reviews[name] ?? '';
async function add(more: object = {}, name = 'ben') {
  const reviewId = getReviewId(name);
  const { reviewMeetingParticipants: reviewParticipants } = await server.request(
    'hugo',
    'getReviewMeetingDefaults',
    { query: { reviewId } },
  );
  const body = {
    id: meetingId,
    reviewId,
    reviewMeetingName: 'Talk',
    reviewMeetingURL: 'https://meet.demo.test/a,b',
    reviewMeetingLocation: 'Room 2',
    reviewMeetingStartTime: '2026-03-12T09:00:00.000Z',
    reviewMeetingEndTime: '2026-03-12T10:00:00.000Z',
    reviewParticipants,
    ...more,
  };
  await server.request('hugo', 'addReviewMeeting', { body });
  return body;
}
const run = (id: 'startReviewMeeting' | 'endReviewMeeting' | 'closeReviewMeeting') =>
  server.request('hugo', id, { query });
const mine = (personId: string, more: Record<string, string> = {}) =>
  server.request(personId, 'getMyReviewMeetings', { query: more });
const addAction = (number: number, dueDate: string, assignedUserId: string | null) =>
  server.request('hugo', 'addReviewMeetingAction', {
    body: { id: uuid(number), meetingId, description: `Task ${number}`, assignedUserId, dueDate },
  });
const complete = (personId: string, number: number) =>
  server.request(personId, 'completeReviewMeetingAction', {
    query: { actionItemId: uuid(number), isCompleted: 'true' },
  });

describe('a user’s meetings', () => {
  it('are those in which they take part, with the place of the review', async () => {
    await add();
    const { upcomingMeetings, upcomingMeetingCount, pastMeetings } = await mine('ben');
    expect(upcomingMeetings).toEqual([
      {
        id: meetingId,
        reviewId: getReviewId(),
        cycleId: ids.cycle,
        stepId: ids.self,
        reviewCycleName: 'Cycle',
        employeeName: 'Ben Okafor',
        reviewMeetingName: 'Talk',
        reviewMeetingURL: 'https://meet.demo.test/a,b',
        reviewMeetingLocation: 'Room 2',
        reviewMeetingStatus: 'Created',
        reviewMeetingStartTime: '2026-03-12T09:00:00.000Z',
        reviewMeetingEndTime: '2026-03-12T10:00:00.000Z',
        reviewMeetingActualStartDate: null,
        reviewMeetingActualEndDate: null,
      },
    ]);
    expect([upcomingMeetingCount, pastMeetings]).toEqual([1, []]);
    expect((await mine('hugo')).upcomingMeetingCount).toBe(1);
    // Ava administers reviews, but is not invited.
    expect((await mine('ava')).upcomingMeetingCount).toBe(0);
    expect((await mine('leo')).upcomingMeetingCount).toBe(0);
  });

  it('are upcoming until they end, sorted by start, and cut at the limit', async () => {
    await add();
    const second = uuid(5002);
    const times = {
      reviewMeetingStartTime: '2026-03-12T07:00:00.000Z',
      reviewMeetingEndTime: '2026-03-12T08:00:00.000Z',
    };
    await add({ id: second, ...times }, 'leo');
    const upcoming = (await mine('grace')).upcomingMeetings;
    expect(upcoming.map(({ id }) => id)).toEqual([second, meetingId]);
    const first = await mine('grace', { limit: '1' });
    expect([first.upcomingMeetings.length, first.upcomingMeetingCount]).toEqual([1, 2]);
    await run('startReviewMeeting');
    expect((await mine('grace')).upcomingMeetingCount).toBe(2);
    await run('endReviewMeeting');
    const after = await mine('grace');
    expect(after.upcomingMeetings.map(({ id }) => id)).toEqual([second]);
    expect(after.pastMeetings).toMatchObject([{ id: meetingId, reviewMeetingStatus: 'Ended' }]);
  });

  it('are hidden once the user has no part in the review', async () => {
    await add();
    await server.request('ava', 'setEmployeeState', {
      body: { id: 'employee-grace', isActive: false },
    });
    await server.request('ava', 'setEmployeeState', {
      body: { id: 'employee-grace', isActive: true },
    });
    expect((await mine('grace')).upcomingMeetingCount).toBe(1);
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const review = await db.get('reviews', getReviewId());
      const change = { reportingToId: 'employee-leo', clientInterfacerId: 'employee-leo' };
      if (review) await db.put('reviews', { ...review, ...change });
    });
    expect((await mine('grace')).upcomingMeetingCount).toBe(0);
  });
});

describe('a user’s action items', () => {
  beforeEach(async () => {
    await add();
    await run('startReviewMeeting');
    await addAction(6001, '2026-03-20', 'employee-ben');
    await addAction(6002, '2026-03-10', 'employee-ben');
    await addAction(6003, '2026-03-01', 'employee-grace');
    await addAction(6004, '2026-03-05', 'employee-ben');
    await addAction(6005, '2026-03-05', null);
    await complete('ben', 6004);
  });

  it('are those assigned to them, open, by due date, and marked when overdue', async () => {
    const { actionItems, actionItemCount, overdueActionItemCount } = await mine('ben');
    const shown = actionItems.map(({ id, isOverdue }) => [id, isOverdue]);
    expect(shown).toEqual([
      [uuid(6002), true],
      [uuid(6001), false],
    ]);
    expect([actionItemCount, overdueActionItemCount]).toEqual([2, 1]);
    expect(actionItems[0]).toMatchObject({
      meetingId,
      reviewId: getReviewId(),
      cycleId: ids.cycle,
      stepId: ids.self,
      employeeName: 'Ben Okafor',
      reviewMeetingName: 'Talk',
      description: 'Task 6002',
      isCompleted: false,
      canCompleteAction: true,
    });
  });

  it('include the completed ones, last, when all are requested', async () => {
    const { actionItems } = await mine('ben', { actionItems: 'all' });
    expect(actionItems.map(({ id, isCompleted }) => [id, isCompleted])).toEqual([
      [uuid(6002), false],
      [uuid(6001), false],
      [uuid(6004), true],
    ]);
  });

  it('of an archived cycle wait for nobody', async () => {
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const cycle = await db.get('reviewCycles', ids.cycle);
      if (cycle) await db.put('reviewCycles', { ...cycle, isArchived: true });
    });
    expect((await mine('ben')).actionItemCount).toBe(0);
    const { actionItems } = await mine('ben', { actionItems: 'all' });
    expect(actionItems.map(({ canCompleteAction }) => canCompleteAction)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the calendar file of a meeting', () => {
  const readLines = async (personId: string) => {
    const response = await server.send(personId, 'getReviewMeetingCalendar', { query });
    expect(response.headers.get('Content-Type')).toBe('text/calendar');
    expect(response.headers.get('Content-Disposition')).toContain('Talk.ics');
    return (await response.text()).replaceAll('\r\n ', '').split('\r\n');
  };

  it('contains its times, place, link and people, and grows its sequence with each change', async () => {
    const body = await add();
    const lines = await readLines('ben');
    expect(lines).toEqual(
      expect.arrayContaining([
        `UID:${meetingId}`,
        'SEQUENCE:1',
        'DTSTART:20260312T090000Z',
        'DTEND:20260312T100000Z',
        'SUMMARY:Talk',
        'DESCRIPTION:Cycle – Ben Okafor',
        'LOCATION:Room 2',
        'URL:https://meet.demo.test/a,b',
        'ORGANIZER;CN="Hugo Silva":mailto:hugo@demo.test',
        'ATTENDEE;ROLE=REQ-PARTICIPANT;CN="Ben Okafor":mailto:ben@demo.test',
      ]),
    );
    const { reviewId: _reviewId, ...change } = body;
    await server.request('hugo', 'updateReviewMeeting', { body: change });
    expect(await readLines('hugo')).toEqual(
      expect.arrayContaining([`UID:${meetingId}`, 'SEQUENCE:2']),
    );
  });

  it('is for those who can see the review', async () => {
    await add();
    expect(await readLines('ava')).toContain('SUMMARY:Talk');
    const rejection = await server.expectError('leo', 'getReviewMeetingCalendar', { query });
    expect(rejection).toMatchObject({ status: 404, code: 'meetingUnknown' });
  });
});

describe('a meeting after which the clock is set back', () => {
  it('ends no earlier than it started', async () => {
    await add();
    server.setNow('2026-03-12T09:02:00.000Z');
    await run('startReviewMeeting');
    server.setNow('2026-03-12T08:50:00.000Z');
    const { reviewMeeting } = await run('endReviewMeeting');
    expect(reviewMeeting).toMatchObject({
      reviewMeetingActualStartDate: '2026-03-12T09:02:00.000Z',
      reviewMeetingActualEndDate: '2026-03-12T09:02:00.000Z',
    });
  });
});

describe('whoever is notified of a meeting', () => {
  const fetchNotices = () =>
    server.store.transaction('read', async (tx) => {
      const all = await tx.tenant('aster').query('notifications');
      return all.filter(
        ({ typeId, notificationData }) => typeId === 7 && notificationData.value === ids.cycle,
      );
    });

  it('can open it, and finds it among their meetings', async () => {
    await add();
    const notices = await fetchNotices();
    expect(notices.map(({ recipientId }) => recipientId).toSorted()).toEqual(['ben', 'grace']);
    for (const { recipientId, notificationData } of notices) {
      const { reviewId = '' } = notificationData;
      const { reviewMeeting } = await server.request(recipientId, 'getReviewMeeting', {
        query: { reviewId },
      });
      expect(reviewMeeting?.id).toBe(meetingId);
      const { upcomingMeetings } = await mine(recipientId);
      expect(upcomingMeetings.map(({ id }) => id)).toContain(meetingId);
    }
  });

  it('has the right to see reviews', async () => {
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const ben = await db.get('tenantUsers', 'ben');
      if (ben) await db.put('tenantUsers', { ...ben, roleIds: [] });
    });
    await add();
    const notices = await fetchNotices();
    expect(notices.map(({ recipientId }) => recipientId)).toEqual(['grace']);
  });

  it('has a part in the review', async () => {
    const body = await add();
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const review = await db.get('reviews', getReviewId());
      const change = { reportingToId: 'employee-leo', clientInterfacerId: 'employee-leo' };
      if (review) await db.put('reviews', { ...review, ...change });
    });
    const { reviewId: _reviewId, ...change } = body;
    await server.request('hugo', 'updateReviewMeeting', { body: change });
    const recipients = (await fetchNotices()).map(({ recipientId }) => recipientId);
    expect(recipients.toSorted()).toEqual(['ben', 'ben', 'grace']);
  });

  it('gets no link to a meeting that was deleted', async () => {
    await add();
    await server.request('hugo', 'deleteReviewMeeting', { query });
    const deleted = (await fetchNotices()).filter(
      ({ notificationData }) => notificationData.reviewId === undefined,
    );
    expect(deleted.map(({ recipientId }) => recipientId).toSorted()).toEqual(['ben', 'grace']);
  });
});
