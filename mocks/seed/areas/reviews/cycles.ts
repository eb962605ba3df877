import { blankReview, stepsNow } from '../../../common/reviews/cycle-build.ts';
import type { Employee } from '../../../store/world/people.ts';
import type {
  ReviewCycleRecord,
  ReviewRecord,
  ReviewWorkflowRecord,
} from '../../../store/world/reviews.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import { createAnswer } from './texts.ts';

const day = 86_400_000;

/** The timestamp some days from the day of seeding, at 09:00 UTC. */
export const getTimestampAt = ({ today }: Pick<SeedContext, 'today'>, days: number): string =>
  new Date(today + days * day + 9 * 3_600_000).toISOString();

const dayAt = (context: SeedContext, days: number): string =>
  getTimestampAt(context, days).slice(0, 10);

/** Formats a date like `Q3 2026`: cycles half a year apart never share a quarter. */
function formatQuarter(date: string): string {
  const quarter = Math.ceil(Number(date.slice(5, 7)) / 3);
  return `Q${quarter} ${date.slice(0, 4)}`;
}

interface CyclePlan {
  workflow: ReviewWorkflowRecord;
  /** Days from the day of seeding. */
  start: number;
  end: number;
  isArchived?: boolean;
  /** Only people of this team are reviewed. */
  team?: { id: string; teamName: string };
}

/** A cycle of the entire organization or of a team. */
export async function putCycle(
  context: SeedContext,
  { workflow, start, end, isArchived = false, team }: CyclePlan,
): Promise<ReviewCycleRecord> {
  const { db, random, today } = context;
  const startDate = dayAt(context, start);
  const period = formatQuarter(startDate);
  const cycle = seeded(
    {
      id: random.uuid(),
      cycleName: team ? `${team.teamName} review ${period}` : `Performance review ${period}`,
      period,
      year: Number(startDate.slice(0, 4)),
      startDate,
      endDate: dayAt(context, end),
      teamId: team?.id ?? null,
      workflowId: workflow.id,
      workflowName: workflow.name,
      steps: await stepsNow(db, workflow),
      isArchived,
    },
    today,
  );
  await db.put('reviewCycles', cycle);
  return cycle;
}

/** The step of a review and its history. */
export interface State {
  /** Index of the step, from 0. */
  at: number;
  status: ReviewRecord['status'];
  /** Days since it entered the step. */
  since: number;
  /** How much of the step is answered: nothing, a part, or all. */
  answered?: 'none' | 'partly' | 'full';
  deliveredToAll?: boolean;
  /** What the reviewee wrote a day after the delivery when they confirmed that they have read it. */
  acknowledgedComments?: string;
  /** The newest first. */
  rejectedReasons?: readonly string[];
  /** Null for the reviewee's manager. */
  interfacerId?: string;
}

/** A review of an employee in a state, with its answers. */
export async function putReview(
  context: SeedContext,
  cycle: ReviewCycleRecord,
  employee: Employee,
  state: State,
): Promise<ReviewRecord> {
  const { db, random, today } = context;
  const manager = employee.reportingToId && (await db.get('employees', employee.reportingToId));
  const reportingToId = manager ? manager.id : null;
  const { review, answers } = blankReview({
    cycle,
    reviewee: employee,
    reportingToId,
    clientInterfacerId: state.interfacerId ?? reportingToId,
    now: getTimestampAt(context, -state.since),
    newId: () => random.uuid(),
    marked: (record) => seeded(record, today),
  });
  const isDelivered = state.status === 'Delivered';
  const stepEntries = buildEntries(context, cycle, state);
  const record: ReviewRecord = {
    ...review,
    stepIndex: state.at,
    status: state.status,
    stepEntries,
    deliveredOn: isDelivered ? getTimestampAt(context, -state.since) : null,
    isDeliveredToAll: state.deliveredToAll ?? false,
    ...buildAcknowledgement(context, state),
    rejections: buildRejections(
      cycle,
      state,
      stepEntries,
      manager ? manager.fullName : 'Kira Novak',
    ),
  };
  await db.put('reviews', record);
  const isRejected = state.status === 'Rejected';
  const own = isDelivered || isRejected ? 'full' : (state.answered ?? 'none');
  for (const [index, answer] of answers.entries()) {
    const at = cycle.steps.findIndex(({ stepId }) => stepId === answer.stepId);
    const isPartly = own === 'partly' && index % 2 === 0;
    const isGiven = at < state.at || (at === state.at && (own === 'full' || isPartly));
    const executor = cycle.steps[at]?.executorType ?? 'Reviewee';
    const answerText = isGiven ? createAnswer(random, executor, answer) : '';
    await db.put('reviewAnswers', { ...answer, answerText });
  }
  return record;
}

const buildAcknowledgement = (
  context: SeedContext,
  { since, acknowledgedComments }: State,
): Pick<ReviewRecord, 'acknowledgedOn' | 'acknowledgedComments'> =>
  acknowledgedComments === undefined
    ? {}
    : { acknowledgedOn: getTimestampAt(context, 1 - since), acknowledgedComments };

/** A review enters its steps at even distances between the start of its cycle and its present one. */
function buildEntries(
  context: SeedContext,
  cycle: ReviewCycleRecord,
  { at, since, status, rejectedReasons = [] }: State,
): ReviewRecord['stepEntries'] {
  const start = Date.parse(`${cycle.startDate}T09:00:00Z`);
  // A delivered review has been at its last step for a week.
  const end = Date.parse(getTimestampAt(context, -since)) - (status === 'Delivered' ? 7 * day : 0);
  const path = cycle.steps.slice(0, at + 1).map((_, index) => index);
  path.push(...rejectedReasons.flatMap(() => [at + 1, at]));
  return path.map((index, position) => ({
    stepId: cycle.steps[index]?.stepId ?? '',
    enteredOn: new Date(
      path.length === 1 ? start : start + ((end - start) * position) / (path.length - 1),
    ).toISOString(),
  }));
}

/** A review returns to its step, for the last time, at its last entry. */
function buildRejections(
  cycle: ReviewCycleRecord,
  { rejectedReasons = [], at }: State,
  stepEntries: ReviewRecord['stepEntries'],
  rejectedByName: string,
): ReviewRecord['rejections'] {
  const from = cycle.steps[at + 1];
  if (!from) return [];
  const { stepId, stepName } = from;
  return rejectedReasons.map((rejectedReason, earlier) => ({
    rejectedReason,
    rejectedByName,
    rejectedOn: stepEntries.at(-1 - 2 * earlier)?.enteredOn ?? '',
    stepId,
    stepName,
  }));
}
