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
    'Invited people are notified of a meeting and can write in it; notes and action items can be read from its start',
  source: 'REVW-031, REVW-026',
  isExclusive: true,
  async run(ctx) {
    const [me, reviewee] = [ctx.as('admin'), ctx.as('member')];
    const { cycleId, reviewId } = await review(ctx, me);
    const [own, theirs] = [await getEmployeeId(me), await getEmployeeId(reviewee)];
    const fields = await meetingFields(ctx, me, reviewId);
    const part = (of: string) =>
      fields.reviewParticipants.find(({ participantId }) => participantId === of);
    ctx.expectEqual(
      'the organiser and the reviewee',
      [part(own)?.isSelected, part(own)?.isUnEditable, part(theirs)?.isSelected],
      [true, true, true],
    );
    ctx.expectEqual('the administrator is one', part(own)?.isParticipantPaAdmin, true);
    const body = { id: ctx.uuid(), reviewId, ...fields };
    const expectError = async (change: Partial<typeof body>) => {
      const { fieldErrors = {} } = await me.expectError(400, 'addReviewMeeting', {
        body: { ...body, ...change },
      });
      return Object.keys(fieldErrors).toSorted();
    };
    const times = ['reviewMeetingEndTime', 'reviewMeetingStartTime'];
    const { reviewMeetingStartTime } = fields;
    const atOnce = { reviewMeetingEndTime: reviewMeetingStartTime };
    ctx.expectEqual('no length', await expectError(atOnce), times);
    ctx.expectEqual('no name', await expectError({ reviewMeetingName: '  ' }), [
      'reviewMeetingName',
    ]);
    const selected = fields.reviewParticipants.map((each) => ({
      ...each,
      isSelected: each.participantId === theirs,
    }));
    const only = { reviewParticipants: selected.map((each) => ({ ...each, isSelected: false })) };
    ctx.expectEqual('nobody else', await expectError(only), ['reviewParticipants']);
    const [first] = selected;
    const stranger = first ? [{ ...first, participantId: ctx.uuid() }] : [];
    ctx.expectEqual('an unrelated user', await expectError({ reviewParticipants: stranger }), [
      'reviewParticipants',
    ]);
    const countNotifications = async (who: Actor) =>
      (await allOf(who)).filter(({ notificationData }) => notificationData.value === cycleId)
        .length;
    const before = [await countNotifications(me), await countNotifications(reviewee)];
    await me.request('addReviewMeeting', { body: { ...body, reviewParticipants: selected } });
    const after = [await countNotifications(me), await countNotifications(reviewee)];
    ctx.expectEqual(
      'what both hear',
      after.map((count, at) => count - (before[at] ?? 0)),
      [0, 1],
    );
    const meetingId = body.id;
    const shown = async (who: Actor) => {
      const { reviewMeeting: actual } = await who.request('getReviewMeeting', {
        query: { reviewId },
      });
      return {
        people: actual?.reviewParticipants.map(({ participantId }) => participantId).toSorted(),
        notes: actual?.reviewMeetingNotes,
        actions: actual?.reviewMeetingActionItems.map((each) => [
          each.assignedUserId,
          each.isCompleted,
          each.canCompleteAction,
        ]),
        can: [
          actual?.canPerformMeetingOperation,
          actual?.canPerformMeetingDetailOperation,
          actual?.canPerformNotesOperation,
          actual?.canShowNotes,
        ],
        started: actual?.reviewMeetingActualStartDate !== null,
        ended: actual?.reviewMeetingActualEndDate !== null,
      };
    };
    const [yes, no] = [true, false];
    const people = [own, theirs].toSorted();
    const planned = { people, notes: '', actions: [], started: no, ended: no };
    ctx.expectEqual('to come', await shown(me), { ...planned, can: [yes, yes, no, no] });
    ctx.expectEqual('to come, to the reviewee', await shown(reviewee), {
      ...planned,
      can: [no, no, no, no],
    });
    const { reviewMeeting: edited } = await me.request('getReviewMeetingForEdit', {
      query: { meetingId },
    });
    ctx.expectEqual(
      'who may be invited yet',
      edited?.reviewParticipants.length,
      fields.reviewParticipants.length,
    );
    const notes = (text: string) => ({ body: { id: meetingId, reviewMeetingNotes: text } });
    await me.expectError(400, 'saveReviewMeetingNotes', notes('Early.'));
    await me.request('startReviewMeeting', { query: { meetingId } });
    await reviewee.request('saveReviewMeetingNotes', notes('  Ours. '));
    const ofTheirs = { ...actionFields(ctx, meetingId), assignedUserId: theirs };
    const ofMine = { ...actionFields(ctx, meetingId), assignedUserId: own, dueDate: ctx.day(7) };
    await me.request('addReviewMeetingAction', { body: ofTheirs });
    await me.request('addReviewMeetingAction', { body: ofMine });
    const blank = { ...actionFields(ctx, meetingId), description: ' ' };
    const rejection = await me.expectError(400, 'addReviewMeetingAction', { body: blank });
    ctx.expectEqual('the field', Object.keys(rejection.fieldErrors ?? {}), ['description']);
    const running = { people, notes: 'Ours.', started: yes, ended: no };
    ctx.expectEqual('under way', await shown(me), {
      ...running,
      actions: [
        [own, no, yes],
        [theirs, no, yes],
      ],
      can: [yes, no, yes, yes],
    });
    ctx.expectEqual('under way, to the reviewee', await shown(reviewee), {
      ...running,
      actions: [
        [own, no, no],
        [theirs, no, yes],
      ],
      can: [no, no, yes, yes],
    });
    const tick = (actionItemId: string) => ({ query: { actionItemId } });
    await reviewee.expectError(403, 'completeReviewMeetingAction', tick(ofMine.id));
    await reviewee.request('completeReviewMeetingAction', tick(ofTheirs.id));
    const later = ctx.day(30);
    const change = { id: ofMine.id, description: 'Later', assignedUserId: null, dueDate: later };
    await me.request('updateReviewMeetingAction', { body: change });
    const { actions } = await shown(me);
    ctx.expectEqual('by their days', actions, [
      [theirs, yes, yes],
      [null, no, yes],
    ]);
    await me.request('endReviewMeeting', { query: { meetingId } });
    ctx.expectEqual('it has ended', (await shown(me)).ended, yes);
    await me.expectError(400, 'deleteReviewMeeting', { query: { meetingId } });
  },
});
