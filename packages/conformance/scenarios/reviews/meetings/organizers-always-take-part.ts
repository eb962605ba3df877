import { scenario } from '../../../scenario/types.ts';
import { getEmployeeId, meetingFields, review } from '../../../support/reviews/world.ts';

export default scenario({
  title: 'The organizer of a meeting always takes part, whoever changes it',
  source: 'REVW-025, REVW-042',
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('reviewAdmin')];
    const { reviewId } = await review(ctx, me);
    const { reviewParticipants, ...fields } = await meetingFields(ctx, me, reviewId);
    const id = ctx.uuid();
    await me.request('addReviewMeeting', { body: { id, reviewId, ...fields, reviewParticipants } });
    const query = { meetingId: id };
    const { reviewMeeting } = await other.request('getReviewMeetingForEdit', { query });
    const only = (reviewMeeting?.reviewParticipants ?? []).map((each) => ({
      ...each,
      isSelected: each.isSelected && !each.isUnEditable,
    }));
    const body = { ...fields, id, reviewMeetingLocation: ' Room 3 ', reviewParticipants: only };
    const { reviewMeeting: after } = await other.request('updateReviewMeeting', { body });
    const own = await getEmployeeId(me);
    const organisers = after.reviewParticipants.filter(({ isUnEditable }) => isUnEditable);
    ctx.expectEqual(
      'who takes part in any case',
      organisers.map(({ participantId, isSelected }) => [participantId, isSelected]),
      [[own, true]],
    );
    ctx.expectEqual('the place', after.reviewMeetingLocation, 'Room 3');
  },
});
