import type { components } from '#openapi/generated/types.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import { created } from '../../core/versions.ts';
import type { Employee } from '../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../store/world/reviews.ts';
import { blankReview } from '../../common/reviews/cycle-build.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import { checkDistinct } from './naming.ts';

type Choice = components['schemas']['RevieweeChoice'];

/** A validated reviewee with the employee's record. */
export interface SelectedReviewee {
  employee: Employee;
  clientInterfacerId: string | null;
}

/** The cycle for which reviewees are selected. */
interface Target {
  teamId: string | null;
  /** The existing reviews of the cycle, by employee. */
  known: ReadonlyMap<string, Pick<ReviewRecord, 'clientInterfacerId'>>;
}

/**
 * The validated reviewees of a cycle: each once, active, in the team if there is one, and with
 * another active employee as the client interfacer. Existing reviewees may have left. No one may
 * select the interfacer of their own review.
 */
export async function readSelectedReviewees(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  choices: readonly Choice[],
  { teamId, known }: Target,
): Promise<SelectedReviewee[]> {
  checkDistinct(
    choices.map(({ employeeId }) => employeeId),
    'reviewees',
  );
  const members = teamId === null ? null : await db.query('teamMembers', { where: { teamId } });
  const ofTeam = members && new Set(members.map(({ employeeId }) => employeeId));
  const selected: SelectedReviewee[] = [];
  for (const [at, { employeeId, clientInterfacerId }] of choices.entries()) {
    const employee = await db.get('employees', employeeId);
    const isNew = !known.has(employeeId);
    if (!employee || (isNew && !employee.isActive)) {
      throw rejectField(`reviewees.${at}.employeeId`, 'revieweeUnknown');
    }
    if (isNew && ofTeam && !ofTeam.has(employeeId)) {
      const name = employee.fullName;
      throw rejectField(`reviewees.${at}.employeeId`, 'revieweeNotInTeam', { name });
    }
    const field = `reviewees.${at}.clientInterfacerId`;
    if (clientInterfacerId === employeeId) throw rejectField(field, 'interfacerIsReviewee');
    const interfacer =
      clientInterfacerId === null ? undefined : await db.get('employees', clientInterfacerId);
    if (clientInterfacerId !== null && !interfacer) throw rejectField(field, 'revieweeUnknown');
    const managerId = await findManagerId(db, employee);
    const isOwn = employeeId === me.employeeId;
    const given = isOwn ? (known.get(employeeId)?.clientInterfacerId ?? managerId) : managerId;
    if (isOwn && clientInterfacerId !== null && clientInterfacerId !== given) {
      throw reject(403, 'ownClientInterfacer');
    }
    selected.push({ employee, clientInterfacerId: clientInterfacerId ?? given });
  }
  return selected;
}

/** The id of an employee's manager; null when that employee does not exist. */
async function findManagerId(db: Db, { reportingToId }: Employee): Promise<string | null> {
  const manager = reportingToId === null ? undefined : await db.get('employees', reportingToId);
  return manager?.id ?? null;
}

/** Stores the review and answers of a new reviewee. */
export async function enrol(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  { employee, clientInterfacerId }: SelectedReviewee,
): Promise<ReviewRecord> {
  const { db, now } = ctx;
  const { review, answers } = blankReview({
    cycle,
    reviewee: employee,
    reportingToId: await findManagerId(db, employee),
    clientInterfacerId,
    now,
    newId: () => crypto.randomUUID(),
    marked: (record) => created(record, ctx),
  });
  await db.put('reviews', review);
  for (const answer of answers) await db.put('reviewAnswers', answer);
  return review;
}

/** Deletes a review with all its records. */
export async function removeReview(db: Db, { id }: Pick<ReviewRecord, 'id'>): Promise<void> {
  const where = { reviewId: id };
  for (const answer of await db.query('reviewAnswers', { where })) {
    await db.remove('reviewAnswers', answer.id);
  }
  for (const comment of await db.query('reviewComments', { where })) {
    await db.remove('reviewComments', comment.id);
  }
  for (const meeting of await db.query('reviewMeetings', { where })) {
    for (const action of await db.query('meetingActions', {
      where: { meetingId: meeting.id },
    })) {
      await db.remove('meetingActions', action.id);
    }
    await db.remove('reviewMeetings', meeting.id);
  }
  for (const requested of await db.query('clientReviews', { where })) {
    await db.remove('clientReviews', requested.id);
    const remaining = await db.count('clientReviews', { assignmentId: requested.assignmentId });
    if (remaining === 0) await db.remove('clientAssignments', requested.assignmentId);
  }
  await db.remove('reviews', id);
}
