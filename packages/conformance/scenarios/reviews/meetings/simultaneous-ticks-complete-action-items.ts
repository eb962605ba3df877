import { scenario } from '../../../scenario/types.ts';
import { actionFields, meetingFields, review } from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'An action item that is ticked twice at once is completed; a meeting is not before its cycle, and shows until when it can be deleted',
  source: 'REVW-D23, REVW-D24',
  async run(ctx) {
    const me = ctx.as('admin');
    const { reviewId } = await review(ctx, me);
    const fields = await meetingFields(ctx, me, reviewId);
    const id = ctx.uuid();
    const body = { id, reviewId, ...fields };
    const day = 1440;
    const early = {
      ...body,
      reviewMeetingStartTime: ctx.minutesFromNow(-5 * day),
      reviewMeetingEndTime: ctx.minutesFromNow(-5 * day + 60),
    };
    const { fieldErrors = {} } = await me.expectError(400, 'addReviewMeeting', { body: early });
    ctx.expectEqual('before the cycle', Object.keys(fieldErrors), ['reviewMeetingStartTime']);
    await me.request('addReviewMeeting', { body });
    const query = { meetingId: id };
    const flags = async () => {
      const { reviewMeeting } = await me.request('getReviewMeeting', { query: { reviewId } });
      return [reviewMeeting?.canPerformMeetingOperation, reviewMeeting?.canDeleteMeeting];
    };
    const [yes, no] = [true, false];
    ctx.expectEqual('a new one', await flags(), [yes, yes]);
    await me.request('startReviewMeeting', { query });
    ctx.expectEqual('a started one', await flags(), [yes, yes]);

    const action = actionFields(ctx, id);
    await me.request('addReviewMeetingAction', { body: action });
    const tick = async (isCompleted: boolean) => {
      const { reviewMeetingActionItems } = await me.request('completeReviewMeetingAction', {
        query: { actionItemId: action.id, isCompleted },
      });
      return reviewMeetingActionItems.map((item) => item.isCompleted);
    };
    ctx.expectEqual('ticked twice at once', await Promise.all([tick(true), tick(true)]), [
      [yes],
      [yes],
    ]);
    ctx.expectEqual('unticked', await tick(false), [no]);
    ctx.expectEqual('unticked again', await tick(false), [no]);

    await me.request('endReviewMeeting', { query });
    ctx.expectEqual('an ended one', await flags(), [yes, no]);
    await me.expectError(400, 'deleteReviewMeeting', { query });
  },
});
