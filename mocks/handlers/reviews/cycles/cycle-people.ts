import type { components } from '@atrium/contract/generated/types.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { created } from '../../../core/records/versions.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { blankReview } from '../../../common/reviews/cycle-build.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import { getInterfacerId } from '../../../common/reviews/rules.ts';
import { checkDistinct } from '../naming.ts';

type Choice = components['schemas']['RevieweeChoice'];

/** A validated reviewee with the employee's record. */
export interface SelectedReviewee {
  employee: Employee;
  /** Null when the employee has no manager. */
  reportingToId: string | null;
  clientInterfacerId: string | null;
}

/** The cycle for which reviewees are selected. */
interface Target {
  teamId: string | null;
  /** The existing reviews of the cycle, by employee. */
  known: ReadonlyMap<string, ReviewRecord>;
  /** The property of the request that lists them. */
  list?: 'reviewees' | 'changedReviewees';
}

/**
 * The validated reviewees of a cycle: each once, active, in the team if there is one, and with
 * another active employee as the client interfacer. Existing reviewees may have left. No one may
 * select the interfacer of their own review.
 */
export async function readSelectedReviewees(
  { db, me }: Pick<ReviewContext, 'db' | 'me'>,
  choices: readonly Choice[],
  { teamId, known, list = 'reviewees' }: Target,
): Promise<SelectedReviewee[]> {
  checkDistinct(
    choices.map(({ employeeId }) => employeeId),
    list,
  );
  const employees = await loadSelected(db, choices);
  const ofTeam = await loadMemberIds(db, teamId);
  return choices.map(({ employeeId, clientInterfacerId }, at) => {
    const employee = employees.get(employeeId);
    const isNew = !known.has(employeeId);
    if (!employee || (isNew && !employee.isActive)) {
      throw rejectField(`${list}.${at}.employeeId`, 'revieweeUnknown');
    }
    if (isNew && ofTeam && !ofTeam.has(employeeId)) {
      const name = employee.fullName;
      throw rejectField(`${list}.${at}.employeeId`, 'revieweeNotInTeam', { name });
    }
    const field = `${list}.${at}.clientInterfacerId`;
    if (clientInterfacerId === employeeId) throw rejectField(field, 'interfacerIsReviewee');
    if (clientInterfacerId !== null && !employees.has(clientInterfacerId)) {
      throw rejectField(field, 'revieweeUnknown');
    }
    const manager = employees.get(employee.reportingToId ?? '');
    const managerId = manager?.isActive ? manager.id : null;
    const isOwn = employeeId === me.employeeId;
    const stored = known.get(employeeId);
    const given = (isOwn && stored && getInterfacerId(stored)) || managerId;
    if (isOwn && clientInterfacerId !== null && clientInterfacerId !== given) {
      throw reject(403, 'ownClientInterfacer');
    }
    const selected = { employee, reportingToId: managerId };
    return { ...selected, clientInterfacerId: clientInterfacerId ?? given };
  });
}

/** The selected employees, their managers and client interfacers, by id. */
async function loadSelected(
  db: Db,
  choices: readonly Choice[],
): Promise<ReadonlyMap<string, Employee>> {
  const found = await db.getMany(
    'employees',
    choices.flatMap(({ employeeId, clientInterfacerId }) =>
      clientInterfacerId === null ? [employeeId] : [employeeId, clientInterfacerId],
    ),
  );
  const managerIds = Array.from(found.values(), ({ reportingToId }) => reportingToId ?? []).flat();
  const managers = await db.getMany(
    'employees',
    managerIds.filter((id) => !found.has(id)),
  );
  return new Map([...found, ...managers]);
}

/** The members of a team; null without one. */
async function loadMemberIds(db: Db, teamId: string | null): Promise<ReadonlySet<string> | null> {
  if (teamId === null) return null;
  const members = await db.query('teamMembers', { where: { teamId } });
  return new Set(members.map(({ employeeId }) => employeeId));
}

/** Stores the review and answers of a new reviewee. */
export async function enrol(
  ctx: ReviewContext,
  cycle: ReviewCycleRecord,
  { employee, reportingToId, clientInterfacerId }: SelectedReviewee,
): Promise<ReviewRecord> {
  const { db, now } = ctx;
  const { review, answers } = blankReview({
    cycle,
    reviewee: employee,
    reportingToId,
    clientInterfacerId,
    now,
    newId: () => crypto.randomUUID(),
    marked: (record) => created(record, ctx),
  });
  await db.put('reviews', review);
  for (const answer of answers) await db.put('reviewAnswers', answer);
  return review;
}
