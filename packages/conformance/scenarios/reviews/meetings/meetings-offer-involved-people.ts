import { scenario } from '../../../scenario/types.ts';
import { fetchProfile } from '../../../support/profile.ts';
import { seen as seenEmployee } from '../../../support/people.ts';
import { eventsAfter, readLastEventId } from '../../../support/streams.ts';
import {
  actionFields,
  cycle,
  getEmployeeId,
  meetingFields,
  staff,
} from '../../../support/reviews/world.ts';

const hub = 'streamNotifications';

/** Whether a notification is about a review meeting. */
const ofMeetings = (data: unknown) => (data as { typeId?: unknown }).typeId === 7;

export default scenario({
  title:
    'A meeting offers everyone involved in the review as participants, users or not, and returns to each what they may see',
  source: 'REVW-030, REVW-025, REVW-042',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('reviewAdmin')];
    const { head, managed, unmanaged } = await staff(ctx);
    const { employeeId: theirId, dateFormat } = await fetchProfile(other);
    // An administrator of another run may not be an employee.
    if (theirId === null) return;
    const own = await seenEmployee(me, await getEmployeeId(me));
    const theirs = await seenEmployee(me, theirId);
    const { reviewIds } = await cycle(ctx, me, {
      roles: [],
      others: [managed.id, unmanaged.id],
    });
    const [reviewId = '', otherReviewId = ''] = reviewIds;
    const offered = async (id: string) => {
      const { reviewParticipants } = await meetingFields(ctx, me, id);
      return new Map(reviewParticipants.map((each) => [each.participantId, each]));
    };
    const people = await offered(reviewId);
    const part = (who: typeof own, isSelected: boolean, isParticipantPaAdmin: boolean) => ({
      participantId: who.id,
      name: who.fullName,
      isSelected,
      isUnEditable: who.id === own.id,
      isParticipantPaAdmin,
      email: who.email,
    });
    for (const each of [
      part(own, true, true),
      part(managed, true, false),
      part(head, true, false),
      part(theirs, false, true),
    ]) {
      ctx.expectEqual(`how ${each.name} is offered`, people.get(each.participantId), each);
    }
    ctx.expectThat('nobody who has nothing to do with it', !people.has(unmanaged.id));
    ctx.expectThat('of one who is alone no manager', !(await offered(otherReviewId)).has(head.id));

    const meeting = async (id: string, selected: readonly string[]) => {
      const { reviewParticipants, ...fields } = await meetingFields(ctx, me, id);
      const sent = reviewParticipants.map((each) => ({
        ...each,
        isSelected: selected.includes(each.participantId),
      }));
      const body = { id: ctx.uuid(), reviewId: id, ...fields, reviewParticipants: sent };
      await me.request('addReviewMeeting', { body });
      return { ...body, query: { meetingId: body.id } };
    };
    const start = await readLastEventId(other, hub);
    const countNotifications = async () =>
      (await eventsAfter(other, hub, start)).filter(({ data }) => ofMeetings(data)).length;
    const ours = await meeting(reviewId, [managed.id, head.id, theirs.id]);
    ctx.expectEqual('notifications of the user who is invited', await countNotifications(), 1);
    const quiet = await meeting(otherReviewId, [unmanaged.id]);
    ctx.expectEqual('notifications of the user who is not invited', await countNotifications(), 1);
    const { reviewMeeting } = await me.request('getReviewMeeting', { query: { reviewId } });
    const ids = reviewMeeting?.reviewParticipants.map(({ participantId }) => participantId);
    const invited = [own.id, managed.id, head.id, theirs.id];
    ctx.expectEqual('who takes part', ids?.toSorted(), invited.toSorted());
    ctx.expectEqual(
      'when and where',
      [
        reviewMeeting?.reviewMeetingName,
        reviewMeeting?.reviewMeetingURL,
        reviewMeeting?.reviewMeetingLocation,
      ],
      [ours.reviewMeetingName, ours.reviewMeetingURL, ours.reviewMeetingLocation],
    );
    const times = [reviewMeeting?.reviewMeetingStartTime, reviewMeeting?.reviewMeetingEndTime];
    ctx.expectEqual(
      'from when to when',
      times.map((time) => Date.parse(time ?? '')),
      [ours.reviewMeetingStartTime, ours.reviewMeetingEndTime].map((time) => Date.parse(time)),
    );

    for (const { query } of [ours, quiet]) await me.request('startReviewMeeting', { query });
    const actions = [head, managed, theirs].map(({ id }, at) => ({
      ...actionFields(ctx, ours.id),
      assignedUserId: id,
      dueDate: ctx.day(14 + at),
    }));
    for (const body of actions) await me.request('addReviewMeetingAction', { body });
    const another = { ...actionFields(ctx, quiet.id), assignedUserId: unmanaged.id };
    await me.request('addReviewMeetingAction', { body: another });
    const asRead = (day: string) => {
      const [year, month, date] = day.split('-');
      return (dateFormat === 'DD/MM/YYYY' ? [date, month, year] : [month, date, year]).join('/');
    };
    const items = async (id: string) => {
      const { reviewMeeting: actual } = await other.request('getReviewMeeting', {
        query: { reviewId: id },
      });
      return actual?.reviewMeetingActionItems.map((each) => [
        each.description,
        each.assignedUserName,
        each.dueDate,
        each.dueDateAsString,
        each.canPerformActionOperation,
      ]);
    };
    const item = ({ description, dueDate }: typeof another, { fullName }: typeof own) => [
      description,
      fullName,
      dueDate,
      asRead(dueDate),
      true,
    ];
    const all = actions.map((each, at) => item(each, [head, managed, theirs][at] ?? head));
    ctx.expectEqual('what there is to do', await items(reviewId), all);
    ctx.expectEqual('and in the other meeting', await items(otherReviewId), [
      item(another, unmanaged),
    ]);
    await me.request('deleteReviewMeeting', { query: ours.query });
    const deleted = await me.request('getReviewMeeting', { query: { reviewId } });
    ctx.expectEqual('once it is deleted', deleted.reviewMeeting, null);
    ctx.expectEqual('the other stays', await items(otherReviewId), [item(another, unmanaged)]);
    ctx.expectEqual('notifications of the user who was invited', await countNotifications(), 2);
  },
});
