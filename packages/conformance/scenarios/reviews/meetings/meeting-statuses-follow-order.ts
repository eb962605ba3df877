import { scenario } from '../../../scenario/types.ts';
import { actionFields, meetingFields, review } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'A meeting is Created, Started, Ended and Closed, in this order; its action items are sorted by due date',
  source: 'REVW-032',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const { reviewId } = await review(ctx, me);
    const fields = await meetingFields(ctx, me, reviewId);
    const meetingId = ctx.uuid();
    const body = { id: meetingId, reviewId, ...fields };
    const only = fields.reviewParticipants.map((each) => ({
      ...each,
      isSelected: each.isUnEditable,
    }));
    const few = await me.expectError(400, 'addReviewMeeting', {
      body: { ...body, reviewParticipants: only },
    });
    ctx.expectEqual('the message', few.errorMessages, ['At least one participant is required.']);
    const backwards = { ...body, reviewMeetingEndTime: fields.reviewMeetingStartTime };
    await me.expectError(400, 'addReviewMeeting', { body: backwards });
    const nowhere = { ...body, reviewMeetingURL: 'https://' };
    await me.expectError(400, 'addReviewMeeting', { body: nowhere });
    await me.request('addReviewMeeting', { body });
    const query = { meetingId };
    await me.expectError(400, 'endReviewMeeting', { query });
    const { reviewMeeting } = await me.request('startReviewMeeting', { query });
    ctx.expectThat('the start is noted', reviewMeeting.reviewMeetingActualStartDate !== null);
    for (const days of [20, 5, 10]) {
      const action = { ...actionFields(ctx, meetingId), dueDate: ctx.day(days) };
      await me.request('addReviewMeetingAction', { body: action });
    }
    const details = await me.request('getReviewMeeting', { query: { reviewId } });
    ctx.expectEqual(
      'the due dates',
      details.reviewMeeting?.reviewMeetingActionItems.map(({ dueDate }) => dueDate),
      [5, 10, 20].map((days) => ctx.day(days)),
    );
    const [first] = details.reviewMeeting?.reviewMeetingActionItems ?? [];
    const tick = { query: { actionItemId: first?.id ?? '' } };
    const { reviewMeetingActionItems: ticked } = await me.request(
      'completeReviewMeetingAction',
      tick,
    );
    ctx.expectEqual(
      'which are done',
      ticked.map(({ isCompleted }) => isCompleted),
      [true, false, false],
    );
    ctx.expectEqual(
      'which say when, in both forms',
      ticked.map((each) => [each.completedOn !== null, each.completedOnAsString !== '']),
      ticked.map(({ isCompleted }) => [isCompleted, isCompleted]),
    );
    const { id = '', assignedUserId = null, dueDate = '', version } = ticked[0] ?? {};
    const changes = { id, assignedUserId, dueDate, version, description: 'Agree on one goal' };
    const { reviewMeetingActionItems: edited } = await me.request('updateReviewMeetingAction', {
      body: changes,
    });
    ctx.expectEqual(
      'what a change leaves done',
      edited.map((each) => [each.description, each.isCompleted, each.completedOn]),
      ticked.map((each, at) => [
        at === 0 ? changes.description : each.description,
        each.isCompleted,
        each.completedOn,
      ]),
    );
    await me.request('endReviewMeeting', { query });
    await me.expectError(400, 'deleteReviewMeeting', { query });
    await me.request('closeReviewMeeting', { query });
    await me.expectError(400, 'closeReviewMeeting', { query });
    await me.expectError(409, 'addReviewMeeting', { body: { ...body, id: ctx.uuid() } });
  },
});
