import { describe, expect, it } from 'vitest';
import { prepareMeetings } from '../../../testing/review-meetings.suite.ts';
import { uuid } from '../../../testing/timesheets.ts';

const t = prepareMeetings();
const { getReviewId, defaults, buildBody, add, query, detailsFor, run } = t;

const fetchNotices = (personId: string) =>
  t.server.store.transaction('read', async (tx) => {
    const all = await tx.tenant('aster').query('notifications', {
      where: { recipientId: personId },
    });
    return all.filter((each) => each.typeId === 7);
  });

describe('the meeting dialog', () => {
  it('the meeting dialog suggests the reviewee, the manager and the admins, and always includes the organizer', async () => {
    const people = await defaults();
    const shown = people.map(({ name, isSelected, isUnEditable, isParticipantPaAdmin }) => [
      name,
      isSelected,
      isUnEditable,
      isParticipantPaAdmin,
    ]);
    expect(shown).toEqual([
      ['Hugo Silva', true, true, true],
      ['Ben Okafor', true, false, false],
      ['Grace Kim', true, false, false],
      ['Ava Stone', false, false, true],
    ]);
  });

  it('the meeting dialog creates a meeting and notifies the participants', async () => {
    const before = (await fetchNotices('ben')).length;
    const meeting = await add();
    expect(meeting).toMatchObject({
      reviewMeetingStatus: 'Created',
      reviewMeetingDateAsString: '12/03/2026',
      isMeetingStarted: false,
      canPerformMeetingOperation: true,
      canPerformMeetingDetailOperation: true,
      canPerformNotesOperation: false,
      canShowNotes: false,
    });
    expect((await detailsFor('ben'))?.id).toBe(t.meetingId);
    const notices = await fetchNotices('ben');
    expect(notices.length).toBe(before + 1);
    expect(notices.at(-1)?.notificationData).toMatchObject({ isAdmin: false });
    const query2 = { reviewId: getReviewId('ben'), stepId: uuid(110) };
    const { reviewDetail, performanceReview } = await t.server.request('ben', 'getReview', {
      query: query2,
    });
    expect(reviewDetail.isMeetingCreated).toBe(true);
    expect(reviewDetail.reviewMeetingParticipants).toHaveLength(3);
    expect(performanceReview.meetingStatus).toBe('Created');
  });

  it('the meeting notification leads an admin to the cycles', async () => {
    const people = (await defaults()).map((each) => ({ ...each, isSelected: true }));
    await add({ reviewParticipants: people });
    expect((await fetchNotices('ava')).at(-1)?.notificationData.isAdmin).toBe(true);
  });

  it('a meeting requires one selected, editable participant: “At least one participant is required.”', async () => {
    const none = (await defaults()).map((each) => ({ ...each, isSelected: each.isUnEditable }));
    const body = await buildBody({ reviewParticipants: none });
    const rejection = await t.server.expectError('hugo', 'addReviewMeeting', { body });
    expect(rejection.fieldErrors).toEqual({
      reviewParticipants: ['At least one participant is required.'],
    });
  });

  it.each([
    ['2026-03-12T10:00:00.000Z', '2026-03-12T10:00:59.000Z'],
    ['2026-03-12T10:00:00.000Z', '2026-03-12T09:00:00.000Z'],
  ])(
    'a meeting requires an end time later than the start time, in minutes: %s to %s',
    async (from, to) => {
      const times = { reviewMeetingStartTime: from, reviewMeetingEndTime: to };
      const body = await buildBody(times);
      const rejection = await t.server.expectError('hugo', 'addReviewMeeting', { body });
      expect(rejection.fieldErrors).toEqual({
        reviewMeetingEndTime: ['End time must be later than start time'],
        reviewMeetingStartTime: ['Start time must be earlier than end time'],
      });
    },
  );

  it('a meeting rejects a blank name, outsiders, addresses that are no web page, and taken ids', async () => {
    const [first] = await defaults();
    const stranger = { ...first, participantId: 'employee-jon' };
    for (const [more, status, code] of [
      [{ reviewMeetingName: ' ' }, 400, 'required'],
      [{ reviewParticipants: [stranger] }, 400, 'participantUnknown'],
      [{ reviewMeetingURL: 'javascript:alert(1)' }, 400, 'invalid'],
      [{ reviewMeetingURL: 'https://' }, 400, 'invalid'],
      [{ reviewMeetingName: 'x'.repeat(251) }, 400, 'tooLong'],
    ] as const) {
      const body = await buildBody(more);
      const rejection = await t.server.expectError('hugo', 'addReviewMeeting', { body });
      expect(rejection).toMatchObject({ status, code });
    }
    await add();
    const second = await t.server.expectError('hugo', 'addReviewMeeting', {
      body: await buildBody(),
    });
    expect(second).toMatchObject({ status: 409, code: 'meetingExists' });
    const people = await defaults('leo');
    const taken = await buildBody({ reviewId: getReviewId('leo'), reviewParticipants: people });
    const rejection = await t.server.expectError('hugo', 'addReviewMeeting', { body: taken });
    expect(rejection).toMatchObject({ status: 409, code: 'idTaken' });
  });

  it('the response tells why nobody with the right manages the meeting', async () => {
    const query3 = (name: string) => ({ query: { reviewId: getReviewId(name) } });
    const own = await t.server.request('hugo', 'getReviewMeeting', query3('hugo'));
    expect(own).toEqual({ reviewMeeting: null, managementBlock: 'OwnReview' });
    const other = await t.server.request('hugo', 'getReviewMeeting', query3('ben'));
    expect(other.managementBlock).toBeNull();
    await t.server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const cycle = await db.get('reviewCycles', uuid(1000 + t.count));
      if (cycle) await db.put('reviewCycles', { ...cycle, isArchived: true });
    });
    const archived = await t.server.request('hugo', 'getReviewMeeting', query3('ben'));
    expect(archived.managementBlock).toBe('CycleArchived');
  });

  it('arranging a meeting is denied for the user’s own review', async () => {
    const own = { query: { reviewId: getReviewId('hugo') } };
    const rejection = await t.server.expectError('hugo', 'getReviewMeetingDefaults', own);
    expect(rejection).toMatchObject({ status: 403, code: 'ownReview' });
    expect(await defaults('hugo', 'ava')).toHaveLength(3);
  });

  it('the meeting dialog changes the meeting before it has started, and keeps the organizer', async () => {
    await add();
    const { reviewMeeting } = await t.server.request('ava', 'getReviewMeetingForEdit', query());
    const people = reviewMeeting?.reviewParticipants ?? [];
    expect(people.map(({ name }) => name)).toContain('Ava Stone');
    const { reviewId: _reviewId, ...sent } = await buildBody({
      reviewMeetingName: 'Another talk',
      reviewParticipants: people.filter(({ name }) => name !== 'Grace Kim'),
    });
    const first = { body: { ...sent, version: 1 } };
    const updated = await t.server.request('ava', 'updateReviewMeeting', first);
    expect(updated.reviewMeeting).toMatchObject({ reviewMeetingName: 'Another talk', version: 2 });
    expect(updated.reviewMeeting.reviewParticipants.map(({ name }) => name)).toEqual([
      'Hugo Silva',
      'Ben Okafor',
    ]);
    const stale = await t.server.expectError('ava', 'updateReviewMeeting', first);
    expect(stale).toMatchObject({ status: 409, code: 'changedByOther' });
    await run('startReviewMeeting');
    const started = await t.server.expectError('ava', 'updateReviewMeeting', { body: sent });
    expect(started).toMatchObject({ status: 400, code: 'meetingHasStarted' });
  });
});
