import { scenario } from '../../../scenario/types.ts';
import { actionFields, meetingFields, review } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'The flags of a meeting follow its status, and its actions are accepted or rejected accordingly',
  source: 'REVW-030, REVW-025',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { reviewId } = await review(ctx, me);
    const meetingId = ctx.uuid();
    const fields = await meetingFields(ctx, me, reviewId);
    await me.request('addReviewMeeting', { body: { id: meetingId, reviewId, ...fields } });
    const query = { meetingId };
    const readActual = async () => {
      const { reviewMeeting } = await me.request('getReviewMeeting', { query: { reviewId } });
      return [
        reviewMeeting?.reviewMeetingStatus,
        reviewMeeting?.canPerformMeetingOperation,
        reviewMeeting?.canPerformMeetingDetailOperation,
        reviewMeeting?.canPerformNotesOperation,
        reviewMeeting?.canShowNotes,
        reviewMeeting?.isMeetingStarted,
        reviewMeeting?.isMeetingEnded,
        reviewMeeting?.isClosed,
      ];
    };
    const [yes, no] = [true, false];
    ctx.expectEqual('a new one', await readActual(), ['Created', yes, yes, no, no, no, no, no]);
    const twice = { id: ctx.uuid(), reviewId, ...fields };
    await me.expectError(409, 'addReviewMeeting', { body: twice });
    await me.request('startReviewMeeting', { query });
    ctx.expectEqual('a started one', await readActual(), [
      'Started',
      yes,
      no,
      yes,
      yes,
      yes,
      no,
      no,
    ]);
    const action = actionFields(ctx, meetingId);
    await me.request('addReviewMeetingAction', { body: action });
    const strange = { ...actionFields(ctx, meetingId), assignedUserId: ctx.uuid() };
    const rejected = await me.expectError(400, 'addReviewMeetingAction', { body: strange });
    ctx.expectEqual('where', Object.keys(rejected.fieldErrors ?? {}), ['assignedUserId']);
    await me.expectError(409, 'addReviewMeetingAction', { body: action });
    await me.request('saveReviewMeetingNotes', {
      body: { id: meetingId, reviewMeetingNotes: 'Goals agreed.' },
    });
    await me.request('endReviewMeeting', { query });
    ctx.expectEqual('an ended one', await readActual(), ['Ended', yes, no, yes, yes, yes, yes, no]);
    await me.request('closeReviewMeeting', { query });
    ctx.expectEqual('a closed one', await readActual(), ['Closed', no, no, no, yes, yes, yes, yes]);
    const { meetingId: _, ...change } = action;
    await me.expectError(400, 'updateReviewMeetingAction', { body: change });
    const path = { query: { actionItemId: action.id } };
    await me.expectError(400, 'deleteReviewMeetingAction', path);
    const items = async () => {
      const { reviewMeeting } = await me.request('getReviewMeeting', { query: { reviewId } });
      ctx.expectEqual('the notes', reviewMeeting?.reviewMeetingNotes, 'Goals agreed.');
      return reviewMeeting?.reviewMeetingActionItems.map(({ id, isCompleted }) => [
        id,
        isCompleted,
      ]);
    };
    const done = await me.request('completeReviewMeetingAction', path);
    ctx.expectEqual('the messages', done.successMessages, ['The action item was completed.']);
    ctx.expectEqual('the action item', await items(), [[action.id, true]]);
    const reopened = await me.request('completeReviewMeetingAction', path);
    const isElse = reopened.successMessages.join('') !== done.successMessages.join('');
    ctx.expectThat('a reopened item is not marked as completed', isElse);
    ctx.expectEqual('the action item', await items(), [[action.id, false]]);
    for (const operation of [
      'startReviewMeeting',
      'endReviewMeeting',
      'deleteReviewMeeting',
    ] as const) {
      await reviewee.expectError(403, operation, { query });
    }
  },
});
