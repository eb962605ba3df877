/** What recipes and scenarios of performance reviews share. */
import type { components } from '../../../generated/types.ts';
import type { Actor, ScenarioContext, OperationInput, Success } from '../../scenario/types.ts';
import { designation, employee, seen as seenEmployee, type Employee } from '../people.ts';

export type Executor = Success<'getReviewSteps'>['reviewSteps'][number]['executorType'];
export type Review = Success<'getReviews'>['reviews'][number];

/** How steps look, by who carries them out. */
const styles = {
  Reviewee: 'info',
  ReportingTo: 'primary',
  Client: 'warning',
  PaAdmin: 'secondary',
} as const satisfies Record<Executor, string>;

/** What a form asks. */
export const questions = ['What went well?', 'What else is there?'] as const;

/** A new form: the first of its questions has to be answered. Answers what was sent. */
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

/** A new step, which has nudges that no run waits for where others remind of it; answers what was sent. */
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

/** A new workflow of new steps, each of which asks the same new form; answers what was sent. */
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

/** The employee of somebody of the run. */
export async function getEmployeeId(actor: Actor): Promise<string> {
  const { profile } = await actor.request('getProfile');
  if (profile.employeeId === null) throw new Error(`The ${actor.role} has no employee record.`);
  return profile.employeeId;
}

/**
 * Employees whom no check changes and who are no users: a head who reports to nobody, somebody with a
 * designation who reports to the head, and somebody with neither.
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

/** A workflow that several cycles begin with; nobody changes it. */
const sharedWorkflow = (ctx: ScenarioContext, me: Actor, executors: readonly Executor[]) =>
  ctx.once(`workflow of ${executors.join(', ')}`, () => workflow(ctx, me, executors));

/** What a cycle that has begun yesterday sends, without its workflow. */
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

/** A cycle with a review of each role's person, in the order of the roles, and then of others. */
export interface Cycle {
  cycleId: string;
  stepIds: string[];
  reviewIds: string[];
}

/** A new cycle; without other wishes, the administrator carries out its two steps. */
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
    /** Employees who are reviewed, too. */
    others?: readonly string[];
    /** Whether no other cycle has its steps. */
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

/** A new cycle with one review, at the first of two steps that the administrator carries out. */
export async function review(ctx: ScenarioContext, me: Actor, executors?: readonly Executor[]) {
  const { cycleId, stepIds, reviewIds } = await cycle(ctx, me, executors && { executors });
  const [stepId = '', nextStepId = ''] = stepIds;
  return { cycleId, reviewId: reviewIds[0] ?? '', stepId, nextStepId, stepIds };
}

/** The answers of a review's step, as somebody reads them. */
export async function listAnswers(me: Actor, reviewId: string, stepId: string) {
  const { reviewDetail } = await me.request('getReview', { query: { reviewId, stepId } });
  const own = reviewDetail.reviewFormDetails.find((each) => each.stepId === stepId);
  return own?.questionAndAnswerItems ?? [];
}

/** Answers what has to be answered at a step. */
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

/** A review as somebody sees it. */
export const seen = async (me: Actor, reviewId: string): Promise<Review> =>
  (await me.request('getReviewForDisplay', { query: { reviewId } })).performanceReview;

/** What a meeting about a review sends: tomorrow, for an hour. */
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

/** An action item that nobody has to do, as it is sent. */
export const actionFields = (ctx: ScenarioContext, meetingId: string) =>
  ({
    id: ctx.uuid(),
    meetingId,
    description: 'Agree on the goals',
    assignedUserId: null,
    dueDate: ctx.day(14),
  }) satisfies Added;

/** Which reviews are listed. */
export type Filters = components['schemas']['CycleFilters'];

/** The reviews that somebody is listed with these filters, by name. */
export async function listReviews(
  me: Actor,
  cycleFilters: Filters,
  showActionableItem = false,
): Promise<Review[]> {
  const page = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const body = { ...page, cycleFilters, showActionableItem };
  return (await me.request('getReviews', { body })).reviews;
}

/** The steps of a review that somebody may read. */
export async function readSteps(me: Actor, reviewId: string): Promise<string[]> {
  const { reviewFormDetails } = await me.request('getReviewForDisplay', { query: { reviewId } });
  return reviewFormDetails.map(({ stepId }) => stepId);
}
