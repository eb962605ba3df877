/** What recipes and scenarios of performance reviews share. */
import type { components } from '../../../generated/types.ts';
import type { Actor, Kit, SentTo, Success } from '../../scenario/types.ts';
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
export async function form(kit: Kit, me: Actor) {
  const body = {
    id: kit.uuid(),
    name: kit.name('Form'),
    description: 'Asked at the end of a year.',
    isActive: true,
    questions: questions.map((questionText, at) => ({
      id: kit.uuid(),
      questionText,
      isRequired: at === 0,
    })),
  };
  await me.ask('addReviewForm', { body });
  return body;
}

/** A new step, which has nudges that no run waits for where others remind of it; answers what was sent. */
export async function step(kit: Kit, me: Actor, executorType: Executor = 'PaAdmin') {
  const isReminded = executorType === 'ReportingTo' || executorType === 'Client';
  const audiences = isReminded ? (['ReportingTo', 'Client'] as const) : [];
  const stepNudges = audiences.map((targetAudience, at) => ({
    id: kit.uuid(),
    targetAudience,
    afterDays: 7 + at,
  }));
  const look = { stepStyle: styles[executorType], stepNudges };
  const body = { id: kit.uuid(), stepName: kit.name('Step'), executorType, ...look };
  await me.ask('addReviewStep', { body });
  return body;
}

/** A new workflow of new steps, each of which asks the same new form; answers what was sent. */
export async function workflow(kit: Kit, me: Actor, executors: readonly Executor[]) {
  const { id: formId } = await form(kit, me);
  const steps: { stepId: string; formId: string }[] = [];
  for (const executor of executors) {
    steps.push({ stepId: (await step(kit, me, executor)).id, formId });
  }
  const body = {
    id: kit.uuid(),
    name: kit.name('Workflow'),
    description: '',
    isActive: true,
    steps,
  };
  await me.ask('addReviewWorkflow', { body });
  return body;
}

/** The employee of somebody of the run. */
export async function employeeOf(actor: Actor): Promise<string> {
  const { profile } = await actor.ask('getProfile');
  if (profile.employeeId === null) throw new Error(`The ${actor.role} has no employee record.`);
  return profile.employeeId;
}

/**
 * Employees whom no check changes and who are no users: a head who reports to nobody, somebody with a
 * designation who reports to the head, and somebody with neither.
 */
export const staff = (kit: Kit) =>
  kit.once('staff', async () => {
    const me = kit.as('admin');
    const head = await employee(kit, me);
    const designationId = (await designation(kit, me)).id;
    const managed = await employee(kit, me, { designationId, reportingToId: head.id });
    const alone = await employee(kit, me, { reportingToId: null });
    const told = (id: string): Promise<Employee> => seenEmployee(me, id);
    return {
      head: await told(head.id),
      managed: await told(managed.id),
      alone: await told(alone.id),
    };
  });

/** A workflow that several cycles begin with; nobody changes it. */
const sharedWorkflow = (kit: Kit, me: Actor, executors: readonly Executor[]) =>
  kit.once(`workflow of ${executors.join(', ')}`, () => workflow(kit, me, executors));

/** What a cycle that has begun yesterday sends, without its workflow. */
export async function cycleFields(
  kit: Kit,
  roles: readonly string[] = ['member'],
  others: readonly string[] = [],
) {
  const ofRoles = await Promise.all(
    roles.map((role) => kit.once(`employee of ${role}`, () => employeeOf(kit.as(role)))),
  );
  const employeeIds = [...ofRoles, ...others];
  return {
    id: kit.uuid(),
    cycleName: kit.name('Cycle'),
    period: 'Some months',
    year: 2026,
    startDate: kit.day(-1),
    endDate: kit.day(30),
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
  kit: Kit,
  me: Actor,
  {
    executors = ['PaAdmin', 'PaAdmin'],
    roles = ['member'],
    others = [],
    isOfOwnSteps = false,
  }: {
    executors?: readonly Executor[];
    roles?: readonly string[];
    /** Employees who are reviewed, too. */
    others?: readonly string[];
    /** Whether no other cycle has its steps. */
    isOfOwnSteps?: boolean;
  } = {},
): Promise<Cycle> {
  const begin = isOfOwnSteps ? workflow : sharedWorkflow;
  const { id: workflowId, steps } = await begin(kit, me, executors);
  const body = { ...(await cycleFields(kit, roles, others)), teamId: null, workflowId };
  await me.ask('addReviewCycle', { body });
  const { reviewees } = await me.ask('getReviewCycle', { path: { cycleId: body.id } });
  const reviewIds = body.reviewees.map(
    (choice) =>
      reviewees.find(({ employeeId }) => employeeId === choice.employeeId)?.reviewId ?? '',
  );
  return { cycleId: body.id, stepIds: steps.map(({ stepId }) => stepId), reviewIds };
}

/** A new cycle with one review, at the first of two steps that the administrator carries out. */
export async function review(kit: Kit, me: Actor, executors?: readonly Executor[]) {
  const { cycleId, stepIds, reviewIds } = await cycle(kit, me, executors && { executors });
  const [stepId = '', nextStepId = ''] = stepIds;
  return { cycleId, reviewId: reviewIds[0] ?? '', stepId, nextStepId, stepIds };
}

/** The answers of a review's step, as somebody reads them. */
export async function answers(me: Actor, reviewId: string, stepId: string) {
  const { reviewDetail } = await me.ask('getReview', { query: { reviewId, stepId } });
  const own = reviewDetail.reviewFormDetails.find((each) => each.stepId === stepId);
  return own?.questionAndAnswerItems ?? [];
}

/** Answers what has to be answered at a step. */
export async function answerAll(me: Actor, reviewId: string, stepId: string): Promise<void> {
  for (const { id, isRequired } of await answers(me, reviewId, stepId)) {
    if (!isRequired) continue;
    await me.ask('saveReviewAnswer', { body: { id, answerText: 'It went well.' } });
  }
}

/** Answers all questions of a step and passes the review on. */
export async function passOn(me: Actor, reviewId: string, stepId: string): Promise<void> {
  await answerAll(me, reviewId, stepId);
  await me.ask('promoteReview', { path: { reviewId }, query: { stepId } });
}

/** A review as somebody sees it. */
export const seen = async (me: Actor, reviewId: string): Promise<Review> =>
  (await me.ask('getReviewForDisplay', { query: { reviewId } })).performanceReview;

/** What a meeting about a review sends: tomorrow, for an hour. */
export async function meetingFields(kit: Kit, me: Actor, reviewId: string) {
  const sent = { query: { reviewId } };
  const { reviewMeetingParticipants } = await me.ask('getReviewMeetingDefaults', sent);
  return {
    reviewMeetingName: kit.name('Meeting'),
    reviewMeetingURL: null,
    reviewMeetingLocation: 'Room 2',
    reviewMeetingStartTime: kit.minutesFromNow(1440),
    reviewMeetingEndTime: kit.minutesFromNow(1500),
    reviewParticipants: reviewMeetingParticipants,
  };
}

type Added = NonNullable<SentTo<'addReviewMeetingAction'>['body']>;

/** An action item that nobody has to do, as it is sent. */
export const actionFields = (kit: Kit, meetingId: string) =>
  ({
    id: kit.uuid(),
    meetingId,
    description: 'Agree on the goals',
    assignedUserId: null,
    dueDate: kit.day(14),
  }) satisfies Added;

/** Which reviews are listed. */
export type Filters = components['schemas']['CycleFilters'];

/** The reviews that somebody is listed with these filters, by name. */
export async function reviewsOf(
  me: Actor,
  cycleFilters: Filters,
  showActionableItem = false,
): Promise<Review[]> {
  const page = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const body = { ...page, cycleFilters, showActionableItem };
  return (await me.ask('getReviews', { body })).reviews;
}

/** The steps of a review that somebody may read. */
export async function readSteps(me: Actor, reviewId: string): Promise<string[]> {
  const { reviewFormDetails } = await me.ask('getReviewForDisplay', { query: { reviewId } });
  return reviewFormDetails.map(({ stepId }) => stepId);
}
