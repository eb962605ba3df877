import { scenario } from '../../../scenario/types.ts';
import { seen as seenEmployee, type Employee } from '../../../support/people.ts';
import { assign } from '../../../support/reviews/clients.ts';
import {
  cycle,
  getEmployeeId,
  meetingFields,
  questions,
  listReviews,
  staff,
} from '../../../support/reviews/world.ts';

export default scenario({
  title: 'A reviewee is shown the same wherever a review is listed, with their manager',
  source: 'SERV-006, PEOPL-008',
  async run(ctx) {
    const me = ctx.as('admin');
    const { head, managed, unmanaged } = await staff(ctx);
    const member = await seenEmployee(me, await getEmployeeId(ctx.as('member')));
    const people = [member, managed, unmanaged, head];
    const others = people.slice(1).map(({ id }) => id);
    const executors = ['ReportingTo', 'Client', 'PaAdmin'] as const;
    const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, {
      executors,
      others,
      hasOwnWorkflow: true,
    });
    const [firstStepId = '', clientStepId = ''] = stepIds;
    const getReviewId = (who: Employee) => reviewIds[people.indexOf(who)] ?? '';
    const reviewId = getReviewId(unmanaged);
    const meeting = { id: ctx.uuid(), ...(await meetingFields(ctx, me, reviewId)) };
    await me.request('addReviewMeeting', { body: { ...meeting, reviewId } });

    const named = (some: readonly Employee[]) =>
      some
        .map((who) => ({
          id: getReviewId(who),
          name: who.fullName,
          designation: who.designation ?? '',
          image: who.profileImageUrl,
          status: 'NotStarted',
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const expectNamed = (
      what: string,
      rows: readonly (Row & ({ reviewId: string } | { id: string }))[],
      some: readonly Employee[] = people,
    ) => {
      const actual = rows.map((row) => ({
        id: 'reviewId' in row ? row.reviewId : row.id,
        name: row.employeeName,
        designation: row.employeeDesignation,
        image: row.profileImageURL,
        status: row.status,
      }));
      const inOrder = actual.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      ctx.expectEqual(what, inOrder, named(some));
    };
    const { reviewees, steps, reviewCycle } = await me.request('getReviewCycle', {
      path: { cycleId },
    });
    expectNamed('in the cycle', reviewees);
    for (const who of people) {
      const row = reviewees.find(({ employeeId }) => employeeId === who.id);
      const manager = who.reportingTo ?? '';
      const { reportingToId } = who;
      ctx.expectEqual(
        `whom ${who.fullName} reports to, and who deals with the client`,
        [row?.reportingToName, row?.clientInterfacerId, row?.clientInterfacerName],
        [manager, reportingToId, manager],
      );
    }
    ctx.expectEqual(
      'its steps',
      steps.map((each) => [each.stepId, each.stepOrder, each.executorType, each.reviewCount]),
      executors.map((executor, at) => [stepIds[at], at + 1, executor, at === 0 ? 4 : 0]),
    );
    const path = { workflowId: reviewCycle.workflowId };
    const { reviewWorkflow } = await me.request('getReviewWorkflow', { path });
    ctx.expectEqual(
      'named as in its workflow',
      [reviewCycle.workflowName, ...steps.map((each) => [each.stepName, each.formName])],
      [reviewWorkflow.name, ...reviewWorkflow.steps.map((each) => [each.stepName, each.formName])],
    );
    const { employees } = await me.request('getReviewCycleDefaults');
    for (const { id, ...who } of [managed, unmanaged, head]) {
      const candidate = employees.find(({ employeeId }) => employeeId === id);
      const { checks: _checks, ...offered } = { ...candidate };
      ctx.expectEqual(`how ${who.fullName} is offered to a cycle`, offered, {
        employeeId: id,
        employeeName: who.fullName,
        employeeDesignation: who.designation ?? '',
        reportingToName: who.reportingTo ?? '',
        teamIds: [],
      });
    }
    const listed = await listReviews(me, { cycleId });
    expectNamed('in the list', listed);
    for (const row of listed) {
      ctx.expectEqual(
        'what is said of the cycle',
        [row.reviewCycleName, row.period, row.reviewStartDate, row.reviewEndDate],
        [reviewCycle.cycleName, reviewCycle.period, reviewCycle.startDate, reviewCycle.endDate],
      );
      const { stepId, stepName, stepOrder } = row;
      ctx.expectEqual(
        'its step',
        [stepId, stepName, stepOrder],
        [firstStepId, steps[0]?.stepName, 1],
      );
    }
    const meetings = listed.map((row) => [row.id, row.meetingStatus]);
    ctx.expectEqual(
      'whose meeting is told',
      meetings.filter(([, status]) => status !== null),
      [[reviewId, 'Created']],
    );
    const query = { cycleId, stepId: firstStepId };
    const { reviewCycleSummary } = await me.request('getReviewCycleSummary', { query });
    expectNamed('in the summary', reviewCycleSummary.reviewees);
    const ownId = await getEmployeeId(me);
    const instead = people.filter(({ reportingToId: id }) => id === null || id === ownId);
    const { paCycleExecutor } = await me.request('getReviewExecutor', {
      query: { cycleId, operatingStepId: firstStepId },
    });
    expectNamed('where nobody else manages them', paCycleExecutor.reviews, instead);
    const { reviewDetail, performanceReview } = await me.request('getReview', {
      query: { reviewId, stepId: firstStepId },
    });
    expectNamed('beside a review', reviewDetail.paCycleReviewsStatus);
    expectNamed('as a review', [performanceReview], [unmanaged]);
    ctx.expectEqual('whether a meeting is made', reviewDetail.isMeetingCreated, true);
    ctx.expectEqual(
      'the form and its questions, in order',
      reviewDetail.reviewFormDetails.map(({ stepId, formName, questionAndAnswerItems: items }) => [
        stepId,
        formName,
        items.map((item) => [item.questionText, item.isRequired, item.answerText]),
      ]),
      [[firstStepId, steps[0]?.formName, questions.map((text, at) => [text, at === 0, ''])]],
    );
    ctx.expectEqual(
      'the tabs of the cycle',
      reviewDetail.reviewTabItems.map((tab) => [
        tab.stepId,
        tab.stepName,
        tab.stepOrder,
        tab.stepStyle,
        tab.reviewCount,
        tab.actionCount,
      ]),
      steps.map((step, at) => [
        step.stepId,
        step.stepName,
        at + 1,
        step.stepStyle,
        at === 0 ? 4 : 0,
        at === 0 ? instead.length : 0,
      ]),
    );
    const body = await assign(ctx, me, { cycleId, clientStepId, reviewIds: reviewIds.slice(0, 3) });
    const { clientInteractionDetails: requested } = await me.request('getClientInteraction', {
      query: { cycleId, stepId: clientStepId },
    });
    expectNamed('where clients are asked', requested.reviews);
    const contacts = requested.reviews.map((row) => [row.reviewId, row.clientContactId]);
    ctx.expectEqual(
      'who is asked about whom',
      new Map(contacts as [string, string | null][]),
      new Map([
        ...requested.reviews.map((row) => [row.reviewId, null] as const),
        ...body.assignments.map((each) => [each.reviewId, each.clientContactId] as const),
      ]),
    );
    const atClient = { reviewId, stepId: clientStepId };
    const { reviewDetail: there } = await me.request('getReview', { query: atClient });
    ctx.expectEqual('the same with a review', there.clientInteractionDetails, requested);
  },
});

/** A list row of a reviewee. */
interface Row {
  employeeName: string;
  employeeDesignation: string;
  profileImageURL: string | null;
  status: string;
}
