import { describe, expect, it } from 'vitest';
import { now } from '../../../testing/reviews.ts';
import { prepareMeetings } from '../../../testing/review-meetings.suite.ts';
import { uuid } from '../../../testing/timesheets.ts';

const t = prepareMeetings();
const { defaults, add, query, detailsFor, run } = t;

describe('the meeting life cycle: Created, Started, Ended, Closed', () => {
  it('starting a meeting sets the started flag and the actual start date, ending it the actual end date', async () => {
    await add();
    t.server.setNow('2026-03-12T09:02:00.000Z');
    expect((await run('startReviewMeeting')).reviewMeeting).toMatchObject({
      reviewMeetingStatus: 'Started',
      isMeetingStarted: true,
      isMeetingEnded: false,
      reviewMeetingActualStartDate: '2026-03-12T09:02:00.000Z',
      canPerformMeetingDetailOperation: false,
      canPerformNotesOperation: true,
    });
    t.server.setNow('2026-03-12T09:50:00.000Z');
    expect((await run('endReviewMeeting')).reviewMeeting).toMatchObject({
      reviewMeetingStatus: 'Ended',
      isMeetingEnded: true,
      isClosed: false,
      reviewMeetingActualEndDate: '2026-03-12T09:50:00.000Z',
    });
    expect((await run('closeReviewMeeting')).reviewMeeting).toMatchObject({
      reviewMeetingStatus: 'Closed',
      isClosed: true,
      canPerformMeetingOperation: false,
      canPerformNotesOperation: false,
      canShowNotes: true,
    });
  });

  it('a meeting skips no status and returns to none', async () => {
    await add();
    const expected = async (codes: readonly string[]) => {
      const found: string[] = [];
      for (const id of ['startReviewMeeting', 'endReviewMeeting', 'closeReviewMeeting'] as const) {
        const response = await t.server.send('hugo', id, query());
        if (response.ok) break;
        found.push(((await response.json()) as { code: string }).code);
      }
      expect(found).toEqual(codes);
    };
    const endError = await t.server.expectError('hugo', 'endReviewMeeting', query());
    expect(endError).toMatchObject({ status: 400, code: 'meetingNotStarted' });
    const closeError = await t.server.expectError('hugo', 'closeReviewMeeting', query());
    expect(closeError).toMatchObject({ status: 400, code: 'meetingNotEnded' });
    await run('startReviewMeeting');
    await expected(['meetingHasStarted']); // It ends the meeting.
    await expected(['meetingHasStarted', 'meetingHasEnded']); // It closes the meeting.
    await expected(['meetingIsClosed', 'meetingIsClosed', 'meetingIsClosed']);
  });

  it('deleting a meeting removes it with its action items, as long as it has not ended', async () => {
    await add();
    await run('startReviewMeeting');
    const body = {
      id: uuid(6000 + t.count),
      meetingId: t.meetingId,
      description: 'Do it',
      assignedUserId: null,
      dueDate: '2026-04-01',
    };
    await t.server.request('hugo', 'addReviewMeetingAction', { body });
    const { successMessages } = await t.server.request('hugo', 'deleteReviewMeeting', query());
    expect(successMessages).toEqual(['The meeting was deleted.']);
    expect(await detailsFor('ben')).toBeNull();
    await add();
    await run('startReviewMeeting');
    expect((await detailsFor('hugo'))?.reviewMeetingActionItems).toEqual([]);
    await run('endReviewMeeting');
    const rejection = await t.server.expectError('hugo', 'deleteReviewMeeting', query());
    expect(rejection).toMatchObject({ status: 400, code: 'meetingHasEnded' });
  });

  it('a meeting is not found by people who have no part in the review', async () => {
    await add();
    expect(
      (
        await t.server.expectError('hugo', 'startReviewMeeting', {
          query: { meetingId: uuid(9) },
        })
      ).status,
    ).toBe(404);
    const body = { id: t.meetingId, reviewMeetingNotes: 'x' };
    const rejection = await t.server.expectError('leo', 'saveReviewMeetingNotes', { body });
    expect(rejection).toMatchObject({ status: 404, code: 'meetingUnknown' });
  });
});

describe('meeting notes', () => {
  it('meeting notes are written by the participants, from the start until the close', async () => {
    await add();
    const body = { id: t.meetingId, reviewMeetingNotes: ' Goals agreed. ' };
    const early = await t.server.expectError('ben', 'saveReviewMeetingNotes', { body });
    expect(early).toMatchObject({ status: 400, code: 'meetingNotStarted' });
    await run('startReviewMeeting');
    const { reviewMeeting } = await t.server.request('ben', 'saveReviewMeetingNotes', { body });
    expect(reviewMeeting.reviewMeetingNotes).toBe('Goals agreed.');
    expect((await detailsFor('grace'))?.reviewMeetingNotes).toBe('Goals agreed.');
    const stale = await t.server.expectError('grace', 'saveReviewMeetingNotes', {
      body: { ...body, version: 1 },
    });
    expect(stale.status).toBe(409);
    await run('endReviewMeeting');
    await run('closeReviewMeeting');
    const late = await t.server.expectError('ben', 'saveReviewMeetingNotes', { body });
    expect(late).toMatchObject({ status: 400, code: 'meetingIsClosed' });
  });

  it('meeting notes are not shown to or written by a reviewee who is not invited', async () => {
    const people = (await defaults()).filter(({ name }) => name !== 'Ben Okafor');
    await add({ reviewParticipants: people });
    await run('startReviewMeeting');
    const body = { id: t.meetingId, reviewMeetingNotes: 'Among us.' };
    await t.server.request('grace', 'saveReviewMeetingNotes', { body });
    expect(await detailsFor('ben')).toMatchObject({ canShowNotes: false, reviewMeetingNotes: '' });
    const rejection = await t.server.expectError('ben', 'saveReviewMeetingNotes', { body });
    expect(rejection).toMatchObject({ status: 403, code: 'notAParticipant' });
  });
});

describe('meeting action items', () => {
  const action = (number: number, dueDate: string, assignedUserId: string | null = null) => ({
    id: uuid(7000 + t.count * 10 + number),
    meetingId: t.meetingId,
    description: `Action ${number}`,
    assignedUserId,
    dueDate,
  });

  it('meeting action items are stored sorted by dueDate', async () => {
    await add();
    await run('startReviewMeeting');
    for (const [number, due] of [
      [1, '2026-05-01'],
      [2, '2026-04-01'],
      [3, '2026-04-15'],
    ] as const) {
      await t.server.request('ben', 'addReviewMeetingAction', { body: action(number, due) });
    }
    const items = (await detailsFor('ben'))?.reviewMeetingActionItems ?? [];
    expect(items.map(({ dueDate }) => dueDate)).toEqual(['2026-04-01', '2026-04-15', '2026-05-01']);
    expect(items[0]?.dueDateAsString).toBe('01/04/2026');
    const { meetingId: _meeting, ...sent } = action(1, '2026-03-20');
    const edited = await t.server.request('ben', 'updateReviewMeetingAction', {
      body: { ...sent, version: 1 },
    });
    expect(edited.reviewMeetingActionItems[0]).toMatchObject({ dueDate: '2026-03-20', version: 2 });
    const stale = await t.server.expectError('ben', 'updateReviewMeetingAction', {
      body: { ...sent, version: 1 },
    });
    expect(stale.status).toBe(409);
    const deleted = await t.server.request('ben', 'deleteReviewMeetingAction', {
      query: { actionItemId: sent.id },
    });
    expect(deleted.reviewMeetingActionItems).toHaveLength(2);
  });

  it('meeting action items toggle completed, even after the meeting is closed', async () => {
    await add();
    await run('startReviewMeeting');
    const body = action(1, '2026-04-01', 'employee-ben');
    const added = await t.server.request('hugo', 'addReviewMeetingAction', { body });
    expect(added.reviewMeetingActionItems[0]).toMatchObject({
      assignedUserName: 'Ben Okafor',
      isCompleted: false,
      completedOnAsString: '',
    });
    await run('endReviewMeeting');
    await run('closeReviewMeeting');
    const sent = { query: { actionItemId: body.id } };
    const done = await t.server.request('ben', 'completeReviewMeetingAction', sent);
    expect(done.reviewMeetingActionItems[0]).toMatchObject({
      isCompleted: true,
      completedOn: now,
      completedOnAsString: '11/03/2026',
    });
    expect(done.successMessages).toEqual(['The action item was completed.']);
    const again = await t.server.request('ben', 'completeReviewMeetingAction', sent);
    expect(again.reviewMeetingActionItems[0]?.isCompleted).toBe(false);
    const other = await t.server.expectError('grace', 'completeReviewMeetingAction', sent);
    expect(other).toMatchObject({ status: 403, code: 'notYourAction' });
  });

  it('meeting action items require a description and a participant', async () => {
    await add();
    const early = await t.server.expectError('ben', 'addReviewMeetingAction', {
      body: action(1, '2026-04-01'),
    });
    expect(early).toMatchObject({ status: 400, code: 'meetingNotStarted' });
    await run('startReviewMeeting');
    const blank = { ...action(1, '2026-04-01'), description: '  ' };
    const rejection = await t.server.expectError('ben', 'addReviewMeetingAction', { body: blank });
    expect(rejection.fieldErrors).toEqual({ description: ['description is required'] });
    const stranger = action(1, '2026-04-01', 'employee-jon');
    const other = await t.server.expectError('ben', 'addReviewMeetingAction', { body: stranger });
    expect(other).toMatchObject({ status: 400, code: 'participantUnknown' });
    await t.server.request('ben', 'addReviewMeetingAction', { body: action(1, '2026-04-01') });
    const taken = await t.server.expectError('ben', 'addReviewMeetingAction', {
      body: action(1, '2026-04-01'),
    });
    expect(taken).toMatchObject({ status: 409, code: 'savedAlready' });
    const unknown = { query: { actionItemId: uuid(9) } };
    expect((await t.server.expectError('ben', 'completeReviewMeetingAction', unknown)).status).toBe(
      404,
    );
  });
});
