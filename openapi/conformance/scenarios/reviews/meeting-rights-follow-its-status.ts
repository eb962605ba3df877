import { scenario } from '../../scenario/types.ts';
import { actionFields, meetingFields, review } from '../../support/reviews/world.ts';

export default scenario({
  title: 'What a meeting says may be done follows its status, and is then taken or refused',
  source: 'REVW-030, REVW-025',
  isAlone: true,
  async run(kit) {
    const [me, reviewee] = [kit.as('admin'), kit.as('member')];
    const { reviewId } = await review(kit, me);
    const meetingId = kit.uuid();
    const fields = await meetingFields(kit, me, reviewId);
    await me.ask('addReviewMeeting', { body: { id: meetingId, reviewId, ...fields } });
    const query = { meetingId };
    const told = async () => {
      const { reviewMeeting } = await me.ask('getReviewMeeting', { query: { reviewId } });
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
    kit.expectEqual('a new one', await told(), ['Created', yes, yes, no, no, no, no, no]);
    const twice = { id: kit.uuid(), reviewId, ...fields };
    await me.refused(409, 'addReviewMeeting', { body: twice });
    await me.ask('startReviewMeeting', { query });
    kit.expectEqual('a started one', await told(), ['Started', yes, no, yes, yes, yes, no, no]);
    const action = actionFields(kit, meetingId);
    await me.ask('addReviewMeetingAction', { body: action });
    const strange = { ...actionFields(kit, meetingId), assignedUserId: kit.uuid() };
    const refused = await me.refused(400, 'addReviewMeetingAction', { body: strange });
    kit.expectEqual('where', Object.keys(refused.fieldErrors ?? {}), ['assignedUserId']);
    await me.refused(409, 'addReviewMeetingAction', { body: action });
    await me.ask('saveReviewMeetingNotes', {
      body: { id: meetingId, reviewMeetingNotes: 'Goals agreed.' },
    });
    await me.ask('endReviewMeeting', { query });
    kit.expectEqual('an ended one', await told(), ['Ended', yes, no, yes, yes, yes, yes, no]);
    await me.ask('closeReviewMeeting', { query });
    kit.expectEqual('a closed one', await told(), ['Closed', no, no, no, yes, yes, yes, yes]);
    const { meetingId: _, ...change } = action;
    await me.refused(400, 'updateReviewMeetingAction', { body: change });
    const path = { query: { actionItemId: action.id } };
    await me.refused(400, 'deleteReviewMeetingAction', path);
    const items = async () => {
      const { reviewMeeting } = await me.ask('getReviewMeeting', { query: { reviewId } });
      kit.expectEqual('the notes', reviewMeeting?.reviewMeetingNotes, 'Goals agreed.');
      return reviewMeeting?.reviewMeetingActionItems.map(({ id, isCompleted }) => [
        id,
        isCompleted,
      ]);
    };
    const done = await me.ask('completeReviewMeetingAction', path);
    kit.expectEqual('what is said', done.successMessages, ['The action item was completed.']);
    kit.expectEqual('the action item', await items(), [[action.id, true]]);
    const reopened = await me.ask('completeReviewMeetingAction', path);
    const isElse = reopened.successMessages.join('') !== done.successMessages.join('');
    kit.expectThat('what is open again is not said to be completed', isElse);
    kit.expectEqual('the action item', await items(), [[action.id, false]]);
    for (const deed of ['startReviewMeeting', 'endReviewMeeting', 'deleteReviewMeeting'] as const) {
      await reviewee.refused(403, deed, { query });
    }
  },
});
