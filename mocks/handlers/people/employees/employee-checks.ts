import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../../core/requests/handler.ts';
import { conflictAt, rejectField } from '../../../core/requests/http-error.ts';
import { trimmed } from '../../../core/files/texts.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { addYears, getToday } from '../../../common/assets/days.ts';
import { FieldErrors } from '../../../common/assets/field-errors.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Employee } from '../../../store/world/people.ts';

type Db = Scope<World>;
type Caller = Pick<Call<'updateEmployee'>, 'db' | 'user' | 'clock'>;
type Input = components['schemas']['EmployeeInput'];

/** Means "no record" in some calls, so that no employee may have it. */
const emptyId = '00000000-0000-0000-0000-000000000000';

/** The number of years that a first day may be ahead. */
const yearsAhead = 1;

/** 400 for the id that means no record. */
export function checkNewId(id: string): void {
  if (id === emptyId) throw rejectField('id', 'employeeIdEmpty');
}

/**
 * The employee as stored. 400 for invalid values, each at its field; 409 when another employee has
 * the e-mail address. Values that stay are not checked again: they may be older than a rule.
 */
export async function toStored(
  call: Caller,
  before: Employee | null,
  { version: _version, ...sent }: Input,
) {
  const { db } = call;
  const fullName = trimmed('fullName', sent.fullName);
  checkDays(call, before, sent);
  const email = sent.email.trim().toLowerCase();
  const other = await db.find('employees', { email });
  if (other && other.id !== sent.id) throw conflictAt('email', 'emailTaken', { email });
  if (sent.designationId !== null && !(await db.get('designations', sent.designationId))) {
    throw rejectField('designationId', 'designationUnknown');
  }
  await checkManager(db, before, sent);
  return {
    ...sent,
    email,
    fullName,
    workPlace: cleanOrEmpty(sent.workPlace),
    shift: sent.shift === undefined ? (before?.shift ?? '') : cleanOrEmpty(sent.shift),
    phone: cleanOrEmpty(sent.phone),
  };
}

type Days = Pick<Employee, 'dateOfBirth' | 'joinedOn'>;

/** A birth is in the past and before the first day, which is at most a year ahead. */
function checkDays(call: Caller, before: Days | null, { dateOfBirth, joinedOn }: Days): void {
  const errors = new FieldErrors();
  const today = getToday(call);
  const isBornOther = dateOfBirth !== (before?.dateOfBirth ?? null);
  const isJoinedOther = joinedOn !== (before?.joinedOn ?? null);
  if (dateOfBirth !== null && isBornOther && dateOfBirth > today) {
    errors.add('dateOfBirth', 'birthInFuture');
  } else if (
    dateOfBirth !== null &&
    joinedOn !== null &&
    dateOfBirth >= joinedOn &&
    (isBornOther || isJoinedOther)
  ) {
    errors.add('dateOfBirth', 'birthAfterJoining');
  }
  const latest = addYears(today, yearsAhead);
  if (joinedOn !== null && isJoinedOther && joinedOn > latest) {
    errors.add('joinedOn', 'joinedTooLate', { day: dayAsString(latest, call.user.dateFormat) });
  }
  errors.throwIfAny();
}

type Place = Pick<Employee, 'id' | 'reportingToId'>;

/**
 * 400, at a field, for a manager who is unknown, the employee themselves, someone who reports to the
 * employee, or a new one who has left.
 */
export async function checkManager(
  db: Db,
  before: Pick<Place, 'reportingToId'> | null,
  { id, reportingToId }: Place,
  field = 'reportingToId',
): Promise<void> {
  if (reportingToId === id) throw rejectField(field, 'cyclicReports');
  const find = async (managerId: string | null) => {
    if (managerId === null) return undefined;
    const manager = await db.get('employees', managerId);
    if (!manager) throw rejectField(field, 'employeeUnknown');
    return manager;
  };
  let manager = await find(reportingToId);
  if (manager && !manager.isActive && manager.id !== before?.reportingToId) {
    throw rejectField(field, 'managerInactive', { name: manager.fullName });
  }
  // No one can be above themselves unless others report to them.
  if (!manager || (await db.count('employees', { reportingToId: id })) === 0) return;
  const seen = new Set([id]);
  while (manager) {
    if (seen.has(manager.id)) throw rejectField(field, 'cyclicReports');
    seen.add(manager.id);
    manager = await find(manager.reportingToId);
  }
}
