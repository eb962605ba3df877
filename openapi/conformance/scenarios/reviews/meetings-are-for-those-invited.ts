import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { allOf } from '../../support/notifications.ts';
import { actionFields, employeeOf, meetingFields, review } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'Who is invited hears of a meeting and writes in it; notes and actions are read from its start',
  source: 'REVW-031, REVW-026',
  isAlone: true,
  async run(kit) {
    const [me, reviewee] = [kit.as('admin'), kit.as('member')];
    const { cycleId, reviewId } = await review(kit, me);
    const [own, theirs] = [await employeeOf(me), await employeeOf(reviewee)];
    const fields = await meetingFields(kit, me, reviewId);
    const part = (of: string) =>
      fields.reviewParticipants.find(({ participantId }) => participantId === of);
    kit.expectEqual(
      'the organiser and the reviewee',
      [part(own)?.isSelected, part(own)?.isUnEditable, part(theirs)?.isSelected],
      [true, true, true],
    );
    kit.expectEqual('the administrator is one', part(own)?.isParticipantPaAdmin, true);
    const body = { id: kit.uuid(), reviewId, ...fields };
    const refused = async (change: Partial<typeof body>) => {
      const { fieldErrors = {} } = await me.refused(400, 'addReviewMeeting', {
        body: { ...body, ...change },
      });
      return Object.keys(fieldErrors).toSorted();
    };
    const times = ['reviewMeetingEndTime', 'reviewMeetingStartTime'];
    const { reviewMeetingStartTime } = fields;
    const atOnce = { reviewMeetingEndTime: reviewMeetingStartTime };
    kit.expectEqual('no length', await refused(atOnce), times);
    kit.expectEqual('no name', await refused({ reviewMeetingName: '  ' }), ['reviewMeetingName']);
    const chosen = fields.reviewParticipants.map((each) => ({
      ...each,
      isSelected: each.participantId === theirs,
    }));
    const alone = { reviewParticipants: chosen.map((each) => ({ ...each, isSelected: false })) };
    kit.expectEqual('nobody else', await refused(alone), ['reviewParticipants']);
    const [first] = chosen;
    const stranger = first ? [{ ...first, participantId: kit.uuid() }] : [];
    kit.expectEqual('a stranger', await refused({ reviewParticipants: stranger }), [
      'reviewParticipants',
    ]);
    const heard = async (who: Actor) =>
      (await allOf(who)).filter(({ notificationData }) => notificationData.value === cycleId)
        .length;
    const before = [await heard(me), await heard(reviewee)];
    await me.ask('addReviewMeeting', { body: { ...body, reviewParticipants: chosen } });
    const after = [await heard(me), await heard(reviewee)];
    kit.expectEqual(
      'what both hear',
      after.map((count, at) => count - (before[at] ?? 0)),
      [0, 1],
    );
    const meetingId = body.id;
    const shown = async (who: Actor) => {
      const { reviewMeeting: told } = await who.ask('getReviewMeeting', { query: { reviewId } });
      return {
        people: told?.reviewParticipants.map(({ participantId }) => participantId).toSorted(),
        notes: told?.reviewMeetingNotes,
        actions: told?.reviewMeetingActionItems.map((each) => [
          each.assignedUserId,
          each.isCompleted,
          each.canCompleteAction,
        ]),
        can: [
          told?.canPerformMeetingOperation,
          told?.canPerformMeetingDetailOperation,
          told?.canPerformNotesOperation,
          told?.canShowNotes,
        ],
        begun: told?.reviewMeetingActualStartDate !== null,
        ended: told?.reviewMeetingActualEndDate !== null,
      };
    };
    const [yes, no] = [true, false];
    const people = [own, theirs].toSorted();
    const planned = { people, notes: '', actions: [], begun: no, ended: no };
    kit.expectEqual('to come', await shown(me), { ...planned, can: [yes, yes, no, no] });
    kit.expectEqual('to come, to the reviewee', await shown(reviewee), {
      ...planned,
      can: [no, no, no, no],
    });
    const { reviewMeeting: edited } = await me.ask('getReviewMeetingForEdit', {
      query: { meetingId },
    });
    kit.expectEqual(
      'who may be invited yet',
      edited?.reviewParticipants.length,
      fields.reviewParticipants.length,
    );
    const notes = (text: string) => ({ body: { id: meetingId, reviewMeetingNotes: text } });
    await me.refused(400, 'saveReviewMeetingNotes', notes('Early.'));
    await me.ask('startReviewMeeting', { query: { meetingId } });
    await reviewee.ask('saveReviewMeetingNotes', notes('  Ours. '));
    const ofTheirs = { ...actionFields(kit, meetingId), assignedUserId: theirs };
    const ofMine = { ...actionFields(kit, meetingId), assignedUserId: own, dueDate: kit.day(7) };
    await me.ask('addReviewMeetingAction', { body: ofTheirs });
    await me.ask('addReviewMeetingAction', { body: ofMine });
    const blank = { ...actionFields(kit, meetingId), description: ' ' };
    const refusal = await me.refused(400, 'addReviewMeetingAction', { body: blank });
    kit.expectEqual('the field', Object.keys(refusal.fieldErrors ?? {}), ['description']);
    const running = { people, notes: 'Ours.', begun: yes, ended: no };
    kit.expectEqual('under way', await shown(me), {
      ...running,
      actions: [
        [own, no, yes],
        [theirs, no, yes],
      ],
      can: [yes, no, yes, yes],
    });
    kit.expectEqual('under way, to the reviewee', await shown(reviewee), {
      ...running,
      actions: [
        [own, no, no],
        [theirs, no, yes],
      ],
      can: [no, no, yes, yes],
    });
    const tick = (actionItemId: string) => ({ query: { actionItemId } });
    await reviewee.refused(403, 'completeReviewMeetingAction', tick(ofMine.id));
    await reviewee.ask('completeReviewMeetingAction', tick(ofTheirs.id));
    const later = kit.day(30);
    const change = { id: ofMine.id, description: 'Later', assignedUserId: null, dueDate: later };
    await me.ask('updateReviewMeetingAction', { body: change });
    const { actions } = await shown(me);
    kit.expectEqual('by their days', actions, [
      [theirs, yes, yes],
      [null, no, yes],
    ]);
    await me.ask('endReviewMeeting', { query: { meetingId } });
    kit.expectEqual('it has ended', (await shown(me)).ended, yes);
    await me.refused(400, 'deleteReviewMeeting', { query: { meetingId } });
  },
});
