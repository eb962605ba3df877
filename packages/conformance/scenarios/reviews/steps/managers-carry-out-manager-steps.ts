import { scenario, type Actor } from '../../../scenario/types.ts';
import { employee } from '../../../support/people.ts';
import {
  cycleFields,
  getEmployeeId,
  meetingFields,
  passOn,
  workflow,
} from '../../../support/reviews/world.ts';

const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };

export default scenario({
  title:
    'The manager of a reviewee carries out the manager step and is the client interfacer; review administrators take this part if there is no manager',
  source: 'REVW-042, REVW-014',
  async run(ctx) {
    const [me, manager, stranger] = [ctx.as('admin'), ctx.as('colleague'), ctx.as('member')];
    const managerId = await getEmployeeId(manager);
    const managed = await employee(ctx, me, { reportingToId: managerId });
    const only = await employee(ctx, me, { reportingToId: null });
    const { id: workflowId, steps } = await workflow(ctx, me, ['ReportingTo', 'PaAdmin']);
    const stepId = steps[0]?.stepId ?? '';
    const reviewees = [managed, only].map(({ id }) => ({
      employeeId: id,
      clientInterfacerId: null,
    }));
    const body = { ...(await cycleFields(ctx)), teamId: null, workflowId, reviewees };
    await me.request('addReviewCycle', { body });
    const { reviewees: shown } = await me.request('getReviewCycle', { path: { cycleId: body.id } });
    const getReviewId = (id: string) =>
      shown.find(({ employeeId }) => employeeId === id)?.reviewId ?? '';
    const [one, other] = [getReviewId(managed.id), getReviewId(only.id)];
    const readActual = async (who: Actor, reviewId: string) => {
      const { performanceReview: each } = await who.request('getReview', {
        query: { reviewId, stepId },
      });
      return [each.isReportingToManager, each.isClientInterfacer, each.needsAction];
    };
    const [yes, no] = [true, false];
    ctx.expectEqual('to the manager', await readActual(manager, one), [yes, yes, yes]);
    ctx.expectEqual('for an administrator next to another one', await readActual(me, one), [
      no,
      no,
      no,
    ]);
    ctx.expectEqual('to an administrator instead of one', await readActual(me, other), [
      no,
      yes,
      yes,
    ]);
    for (const [who, reviewId] of [
      [manager, other],
      [stranger, one],
    ] as const) {
      const response = await who.call('getReview', { query: { reviewId, stepId } });
      ctx.expectThat('it is no review of anybody else', [403, 404].includes(response.status));
    }
    const id = ctx.uuid();
    const { reviewParticipants, ...fields } = await meetingFields(ctx, me, one);
    const selected = reviewParticipants.map((each) => ({
      ...each,
      isSelected: each.participantId === managed.id,
    }));
    await me.request('addReviewMeeting', {
      body: { id, reviewId: one, ...fields, reviewParticipants: selected },
    });
    await me.request('startReviewMeeting', { query: { meetingId: id } });
    await me.request('saveReviewMeetingNotes', { body: { id, reviewMeetingNotes: 'Ours.' } });
    const { reviewMeeting } = await manager.request('getReviewMeeting', {
      query: { reviewId: one },
    });
    ctx.expectEqual(
      'a meeting to which they are not invited',
      [
        reviewMeeting?.reviewMeetingNotes,
        reviewMeeting?.canShowNotes,
        reviewMeeting?.canPerformNotesOperation,
        reviewMeeting?.canPerformMeetingOperation,
      ],
      ['Ours.', yes, no, no],
    );
    await manager.expectError(403, 'saveReviewMeetingNotes', {
      body: { id, reviewMeetingNotes: 'Theirs.' },
    });
    const lists = async (who: Actor) => {
      const { reviewCycleSummary: summary } = await who.request('getReviewCycleSummary', {
        query: { cycleId: body.id, stepId },
      });
      const { reviews, isClientInterfacer, isReportingToManager } = await who.request(
        'getReviews',
        {
          body: { ...search, cycleFilters: { cycleId: body.id }, showActionableItem: false },
        },
      );
      return [
        reviews.map((each) => [each.id, each.isReportingToManager, each.isClientInterfacer]),
        [isReportingToManager, isClientInterfacer, summary.isClientInterfacer],
      ];
    };
    ctx.expectEqual('in the manager’s lists', await lists(manager), [
      [[one, yes, yes]],
      [yes, yes, yes],
    ]);
    await passOn(manager, one, stepId);
    await passOn(me, other, stepId);
    ctx.expectEqual('once it is passed on', await readActual(manager, one), [yes, yes, no]);
  },
});
