/** Shared helpers of the performance review recipes and scenarios. */
import type { components } from '#contract/types';
import type { Actor, ScenarioContext, OperationInput, Success } from '../../scenario/types.ts';
import { designation, employee, seen as seenEmployee, type Employee } from '../people.ts';

export type Executor = Success<'getReviewSteps'>['reviewSteps'][number]['executorType'];
export type Review = Success<'getReviews'>['reviews'][number];

/** Styles of steps by executor. */
const styles = {
  Reviewee: 'info',
  ReportingTo: 'primary',
  Client: 'warning',
  PaAdmin: 'secondary',
} as const satisfies Record<Executor, string>;

/** The questions of a form. */
export const questions = ['What went well?', 'What else is there?'] as const;

/** A new form whose first question is required. Returns the request body. */
export async function form(ctx: ScenarioContext, me: Actor) {
  const body = {
    id: ctx.uuid(),
    name: ctx.name('Form'),
    description: 'Asked at the end of a year.',
    isActive: true,
    questions: questions.map((questionText, at) => ({
      id: ctx.uuid(),
      questionText,
      isRequired: at === 0,
    })),
  };
  await me.request('addReviewForm', { body });
  return body;
}

/**
 * A new step, with nudges that no run waits for where others can send reminders; returns the
 * request body.
 */
export async function step(ctx: ScenarioContext, me: Actor, executorType: Executor = 'PaAdmin') {
  const isReminded = executorType === 'ReportingTo' || executorType === 'Client';
  const audiences = isReminded ? (['ReportingTo', 'Client'] as const) : [];
  const stepNudges = audiences.map((targetAudience, at) => ({
    id: ctx.uuid(),
    targetAudience,
    afterDays: 7 + at,
  }));
  const look = { stepStyle: styles[executorType], stepNudges };
  const body = { id: ctx.uuid(), stepName: ctx.name('Step'), executorType, ...look };
  await me.request('addReviewStep', { body });
  return body;
}

/** A new workflow of new steps with the same new form; returns the request body. */
export async function workflow(ctx: ScenarioContext, me: Actor, executors: readonly Executor[]) {
  const { id: formId } = await form(ctx, me);
  const steps: { stepId: string; formId: string }[] = [];
  for (const executor of executors) {
    steps.push({ stepId: (await step(ctx, me, executor)).id, formId });
  }
  const body = {
    id: ctx.uuid(),
    name: ctx.name('Workflow'),
    description: '',
    isActive: true,
    steps,
  };
  await me.request('addReviewWorkflow', { body });
  return body;
}

/** The employee id of a person of the run. */
export async function getEmployeeId(actor: Actor): Promise<string> {
  const { profile } = await actor.request('getProfile');
  if (profile.employeeId === null)
    throw new Error(`The ${actor.role} has no employee record; add one.`);
  return profile.employeeId;
}

/**
 * Employees without users that no check changes: a head without a manager, someone with a
 * designation who reports to the head, and someone with neither.
 */
export const staff = (ctx: ScenarioContext) =>
  ctx.once('staff', async () => {
    const me = ctx.as('admin');
    const head = await employee(ctx, me);
    const designationId = (await designation(ctx, me)).id;
    const managed = await employee(ctx, me, { designationId, reportingToId: head.id });
    const unmanaged = await employee(ctx, me, { reportingToId: null });
    const received = (id: string): Promise<Employee> => seenEmployee(me, id);
    return {
      head: await received(head.id),
      managed: await received(managed.id),
      unmanaged: await received(unmanaged.id),
    };
  });

/** A workflow that multiple cycles use and no one changes. */
const sharedWorkflow = (ctx: ScenarioContext, me: Actor, executors: readonly Executor[]) =>
  ctx.once(`workflow of ${executors.join(', ')}`, () => workflow(ctx, me, executors));

/** The fields of a cycle that started yesterday, without its workflow. */
export async function cycleFields(
  ctx: ScenarioContext,
  roles: readonly string[] = ['member'],
  others: readonly string[] = [],
) {
  const ofRoles = await Promise.all(
    roles.map((role) => ctx.once(`employee of ${role}`, () => getEmployeeId(ctx.as(role)))),
  );
  const employeeIds = [...ofRoles, ...others];
  return {
    id: ctx.uuid(),
    cycleName: ctx.name('Cycle'),
    period: 'Some months',
    year: 2026,
    startDate: ctx.day(-1),
    endDate: ctx.day(30),
    reviewees: employeeIds.map((employeeId) => ({ employeeId, clientInterfacerId: null })),
  };
}

/** A cycle with a review for each role's person, in the order of the roles, and then for others. */
export interface Cycle {
  cycleId: string;
  stepIds: string[];
  reviewIds: string[];
}

/** A new cycle; by default the administrator executes both steps. */
export async function cycle(
  ctx: ScenarioContext,
  me: Actor,
  {
    executors = ['PaAdmin', 'PaAdmin'],
    roles = ['member'],
    others = [],
    hasOwnWorkflow = false,
  }: {
    executors?: readonly Executor[];
    roles?: readonly string[];
    /** Additional reviewees. */
    others?: readonly string[];
    /** Whether no other cycle uses its steps. */
    hasOwnWorkflow?: boolean;
  } = {},
): Promise<Cycle> {
  const start = hasOwnWorkflow ? workflow : sharedWorkflow;
  const { id: workflowId, steps } = await start(ctx, me, executors);
  const body = { ...(await cycleFields(ctx, roles, others)), teamId: null, workflowId };
  await me.request('addReviewCycle', { body });
  const { reviewees } = await me.request('getReviewCycle', { path: { cycleId: body.id } });
  const reviewIds = body.reviewees.map(
    (choice) =>
      reviewees.find(({ employeeId }) => employeeId === choice.employeeId)?.reviewId ?? '',
  );
  return { cycleId: body.id, stepIds: steps.map(({ stepId }) => stepId), reviewIds };
}

/** A new cycle with one review, at the first of two steps executed by the administrator. */
export async function review(ctx: ScenarioContext, me: Actor, executors?: readonly Executor[]) {
  const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, executors && { executors });
  const [stepId = '', nextStepId = ''] = stepIds;
  return { cycleId, reviewId: reviewIds[0] ?? '', stepId, nextStepId, stepIds };
}

/** The answers of a review's step, as a person sees them. */
export async function listAnswers(me: Actor, reviewId: string, stepId: string) {
  const { reviewDetail } = await me.request('getReview', { query: { reviewId, stepId } });
  const own = reviewDetail.reviewFormDetails.find((each) => each.stepId === stepId);
  return own?.questionAndAnswerItems ?? [];
}

/** Submits the required answers of a step. */
export async function submitRequiredAnswers(
  me: Actor,
  reviewId: string,
  stepId: string,
): Promise<void> {
  for (const { id, isRequired } of await listAnswers(me, reviewId, stepId)) {
    if (!isRequired) continue;
    await me.request('saveReviewAnswer', { body: { id, answerText: 'It went well.' } });
  }
}

/** Answers all questions of a step and passes the review on. */
export async function passOn(me: Actor, reviewId: string, stepId: string): Promise<void> {
  await submitRequiredAnswers(me, reviewId, stepId);
  await me.request('promoteReview', { path: { reviewId }, query: { stepId } });
}

/** A review as a person sees it. */
export const seen = async (me: Actor, reviewId: string): Promise<Review> =>
  (await me.request('getReviewForDisplay', { query: { reviewId } })).performanceReview;

/** The fields of a review meeting: tomorrow, for an hour. */
export async function meetingFields(ctx: ScenarioContext, me: Actor, reviewId: string) {
  const sent = { query: { reviewId } };
  const { reviewMeetingParticipants } = await me.request('getReviewMeetingDefaults', sent);
  return {
    reviewMeetingName: ctx.name('Meeting'),
    reviewMeetingURL: null,
    reviewMeetingLocation: 'Room 2',
    reviewMeetingStartTime: ctx.minutesFromNow(1440),
    reviewMeetingEndTime: ctx.minutesFromNow(1500),
    reviewParticipants: reviewMeetingParticipants,
  };
}

type Added = NonNullable<OperationInput<'addReviewMeetingAction'>['body']>;

/** An action item without an assignee, in the request format. */
export const actionFields = (ctx: ScenarioContext, meetingId: string) =>
  ({
    id: ctx.uuid(),
    meetingId,
    description: 'Agree on the goals',
    assignedUserId: null,
    dueDate: ctx.day(14),
  }) satisfies Added;

/** Filters for the list of reviews. */
export type Filters = components['schemas']['CycleFilters'];

/** A person's reviews with these filters, by name. */
export async function listReviews(
  me: Actor,
  cycleFilters: Filters,
  showActionableItem = false,
): Promise<Review[]> {
  const page = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const body = { ...page, cycleFilters, showActionableItem };
  return (await me.request('getReviews', { body })).reviews;
}

/** The steps of a review that a person may see. */
export async function readSteps(me: Actor, reviewId: string): Promise<string[]> {
  const { reviewFormDetails } = await me.request('getReviewForDisplay', { query: { reviewId } });
  return reviewFormDetails.map(({ stepId }) => stepId);
}
