import { scenario } from '../../../scenario/types.ts';
import type { Actor } from '../../../scenario/types.ts';
import { allOf } from '../../../support/notifications.ts';
import {
  actionFields,
  getEmployeeId,
  meetingFields,
  review,
} from '../../../support/reviews/world.ts';

export default scenario({
  title:
    'People list the meetings in which they take part and the action items assigned to them; a notification of a meeting leads to it until it is deleted',
  source: 'REVW-013, REVW-032',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { cycleId, reviewId, stepId } = await review(ctx, me);
    const theirs = await getEmployeeId(reviewee);
    const body = { id: ctx.uuid(), reviewId, ...(await meetingFields(ctx, me, reviewId)) };
    await me.request('addReviewMeeting', { body });
    const query = { meetingId: body.id };
    const listed = (who: Actor, actionItems: 'open' | 'all' = 'open') =>
      who.request('getMyReviewMeetings', { query: { actionItems, limit: 500 } });
    const find = async (who: Actor) => {
      const { upcomingMeetings, pastMeetings } = await listed(who);
      const isIt = ({ id }: { id: string }) => id === body.id;
      return { upcoming: upcomingMeetings.find(isIt), past: pastMeetings.find(isIt) };
    };
    const starts = (await listed(me)).upcomingMeetings.map((each) => each.reviewMeetingStartTime);
    ctx.expectEqual('by start', starts, starts.toSorted());
    for (const who of [me, reviewee]) {
      const { upcoming, past } = await find(who);
      const { reviewMeetingName, reviewMeetingStartTime } = body;
      ctx.expectEqual(
        `the meeting, to the ${who.role}`,
        upcoming && [
          upcoming.reviewId,
          upcoming.cycleId,
          upcoming.stepId,
          upcoming.reviewMeetingName,
          Date.parse(upcoming.reviewMeetingStartTime),
          upcoming.reviewMeetingStatus,
        ],
        [
          reviewId,
          cycleId,
          stepId,
          reviewMeetingName,
          Date.parse(reviewMeetingStartTime),
          'Created',
        ],
      );
      ctx.expectThat('it is not past', past === undefined);
    }

    const listReviewIds = async () =>
      (await allOf(reviewee))
        .filter(({ typeId, notificationData: { value } }) => typeId === 7 && value === cycleId)
        .map(({ notificationData }) => notificationData.reviewId);
    ctx.expectEqual('what the notification opens', await listReviewIds(), [reviewId]);

    await me.request('startReviewMeeting', { query });
    const add = async (assignedUserId: string | null, dueDate: string) => {
      const action = { ...actionFields(ctx, body.id), assignedUserId, dueDate };
      await me.request('addReviewMeetingAction', { body: action });
      return action.id;
    };
    const later = await add(theirs, ctx.day(9));
    const overdue = await add(theirs, ctx.day(-3));
    const done = await add(theirs, ctx.day(5));
    const ofNobody = await add(null, ctx.day(1));
    await reviewee.request('completeReviewMeetingAction', {
      query: { actionItemId: done, isCompleted: true },
    });
    const isHere = ({ meetingId }: { meetingId: string }) => meetingId === body.id;
    const items = async (shown: 'open' | 'all') =>
      (await listed(reviewee, shown)).actionItems
        .filter(isHere)
        .map(({ id, isOverdue, isCompleted }) => [id, isOverdue, isCompleted]);
    const [yes, no] = [true, false];
    const open = [
      [overdue, yes, no],
      [later, no, no],
    ];
    ctx.expectEqual('open ones, by due date', await items('open'), open);
    ctx.expectEqual('all', await items('all'), [...open, [done, no, yes]]);
    const { overdueActionItemCount } = await listed(reviewee);
    ctx.expectThat('the overdue one counts', overdueActionItemCount > 0);
    const ofOthers = new Set((await listed(me, 'all')).actionItems.map(({ id }) => id));
    ctx.expectThat(
      'items of others and of nobody are not mine',
      ![later, overdue, done, ofNobody].some((id) => ofOthers.has(id)),
    );

    await me.request('endReviewMeeting', { query });
    const { upcoming, past } = await find(reviewee);
    ctx.expectThat('an ended meeting is past', upcoming === undefined && past !== undefined);
  },
});
