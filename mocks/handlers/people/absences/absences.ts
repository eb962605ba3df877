import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import {
  findCurrentAbsences,
  maxAbsenceDays,
  queryAbsences,
  withEmployees,
  type EmployeeAbsence,
} from '../../../common/people/absences.ts';
import { loadRights } from '../../../core/records/access.ts';
import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { conflictAt, reject, rejectField } from '../../../core/requests/http-error.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { changed, checkVersion, created } from '../../../core/records/versions.ts';
import { cleanText } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { Absence } from '../../../store/world/people.ts';

type Absences = Extract<AreaOperations<'people'>, `${string}Absence${string}`>;
type Db = Scope<World>;
type View = components['schemas']['Absence'];
type Caller = Pick<Call<'listAbsences'>, 'tx' | 'user' | 'path'>;

/** The most absences of a response. */
const most = 500;

/** When employees are away. Source: PEOPL-D41, PEOPL-D42. */
export const absences: Pick<Handlers<'people'>, Absences> = {
  listAbsences: async (call) => {
    const { db, query } = call;
    const { from, to, employeeId } = query;
    checkDays({ firstDay: from, lastDay: to }, 'to');
    const found =
      employeeId === undefined
        ? await findCurrentAbsences(db, query)
        : await withEmployees(db, await queryAbsences(db, query, employeeId));
    const canSee = await loadVisibility(call);
    return ok({
      absences: found.slice(0, most).map((each) => toView(each, canSee)),
      totalCount: found.length,
    });
  },

  createAbsence: async (call) => {
    const { db, body } = call;
    await checkAccess(call, body.employeeId);
    const employee = await db.get('employees', body.employeeId);
    if (!employee) throw rejectField('employeeId', 'employeeUnknown');
    if (!employee.isActive) throw rejectField('employeeId', 'absentInactive');
    idFree(await db.get('absences', body.id));
    await checkAbsence(db, body);
    const absence = created({ ...body, note: cleanText(body.note) }, call);
    await db.put('absences', absence);
    return ok({
      absence: toView({ absence, employee }, () => true),
      successMessages: [message('absenceAdded')],
    });
  },

  updateAbsence: async (call) => {
    const { db, body } = call;
    const { version, ...sent } = body;
    const before = await getAbsence(db, sent.id);
    await checkAccess(call, before.employeeId);
    checkVersion(before, version);
    await checkAbsence(db, { ...sent, employeeId: before.employeeId });
    const absence = changed(before, { ...sent, note: cleanText(sent.note) }, call);
    await db.put('absences', absence);
    const employee = foundOr404(await db.get('employees', before.employeeId), 'employeeUnknown');
    return ok({
      absence: toView({ absence, employee }, () => true),
      successMessages: [message('absenceChanged')],
    });
  },

  deleteAbsence: async (call) => {
    const { db, path } = call;
    const before = await getAbsence(db, path.id);
    await checkAccess(call, before.employeeId);
    await db.remove('absences', before.id);
    return ok({ successMessages: [message('absenceDeleted')] });
  },
};

const getAbsence = async (db: Db, id: string): Promise<Absence> =>
  foundOr404(await db.get('absences', id), 'recordUnknown');

/** Whether the caller may see the reasons of an employee's absences, and change them. */
async function loadVisibility({
  tx,
  user,
  path,
}: Caller): Promise<(employeeId: string) => boolean> {
  const canEdit = (await loadRights(tx, user, path.tenantId)).includes('employees.edit');
  return (employeeId) => canEdit || employeeId === user.employeeId;
}

async function checkAccess(call: Caller, employeeId: string): Promise<void> {
  if (!(await loadVisibility(call))(employeeId)) throw reject(403, 'absenceOfOthers');
}

/** The last day is not before the first, and at most the 366th. 400 at the field. */
function checkDays({ firstDay, lastDay }: Pick<Absence, 'firstDay' | 'lastDay'>, field: string) {
  if (lastDay < firstDay) throw rejectField(field, 'absenceEndsBefore');
  if (lastDay >= addDays(firstDay, maxAbsenceDays)) throw rejectField(field, 'absenceTooLong');
}

/** Checks the days of an absence; 409 where the employee is away already. */
async function checkAbsence(
  db: Db,
  absence: Pick<Absence, 'id' | 'employeeId' | 'firstDay' | 'lastDay' | 'isHalfDay'>,
): Promise<void> {
  const { id, employeeId, firstDay, lastDay, isHalfDay } = absence;
  checkDays(absence, 'lastDay');
  if (isHalfDay && firstDay !== lastDay) throw rejectField('isHalfDay', 'absenceHalfDay');
  const others = await queryAbsences(db, { from: firstDay, to: lastDay }, employeeId);
  if (others.some((other) => other.id !== id)) throw conflictAt('firstDay', 'absentAlready');
}

function toView(
  { absence, employee }: EmployeeAbsence,
  canSee: (employeeId: string) => boolean,
): View {
  const { id, employeeId, firstDay, lastDay, isHalfDay, kind, note, version } = absence;
  const isSeen = canSee(employeeId);
  return {
    id,
    employeeId,
    employeeName: employee.fullName,
    profileImageUrl: employee.profileImageUrl,
    firstDay,
    lastDay,
    isHalfDay,
    kind: isSeen ? kind : null,
    note: isSeen ? note : null,
    version,
  };
}
