import type { components } from '#openapi/generated/types.ts';
import { foundOr404 } from '../../core/records.ts';
import { rejectField } from '../../core/http-error.ts';
import type { Scope } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { effortAsString } from '../analytics/effort.ts';
import { sumSeconds } from '../clockwork/time.ts';
import { membershipId, type Viewer } from './access.ts';
import { byText } from '../../core/names.ts';

type Db = Scope<World>;
type Member = components['schemas']['ProjectMember'];

/**
 * The active employee with the id in the path. 404 for an unknown one, 400 for one who has left.
 */
export async function activeEmployee(db: Db, employeeId: string): Promise<Employee> {
  const employee = foundOr404(await db.get('employees', employeeId), 'employeeUnknown');
  if (!employee.isActive) {
    throw rejectField('employeeId', 'employeeInactive', { name: employee.fullName });
  }
  return employee;
}

/** All active employees, by full name. */
export const activeEmployees = async (db: Db): Promise<Employee[]> =>
  (await db.query('employees', { where: { isActive: true } })).toSorted(
    byText(({ fullName }) => fullName),
  );

/** The image's file name, which is the end of its URL. */
const parseMediaFileId = (profileImageUrl: string | null): string | null =>
  profileImageUrl?.split('/').at(-1) ?? null;

/** Total time of entries for overviews; a running one counts until now. */
export const sumEffort = (
  { clock }: Pick<Viewer, 'clock'>,
  entries: readonly EntryRecord[],
): string => effortAsString(sumSeconds({ now: new Date(clock.now()).toISOString() }, entries));

/** Adds an employee to a project; a former member becomes active again. */
export async function joinProject(db: Db, projectId: string, employeeId: string): Promise<void> {
  const id = membershipId(projectId, employeeId);
  await db.put('projectMembers', { id, projectId, employeeId, isActiveMember: true });
}

/** The members of a project by full name, those who have left last. */
export async function loadMembers(viewer: Viewer, projectId: string): Promise<Member[]> {
  const { db } = viewer;
  const memberships = await db.query('projectMembers', { where: { projectId } });
  const entries = await db.query('entries', { where: { projectId } });
  const byEmployee = Map.groupBy(entries, ({ employeeId }) => employeeId);
  const members = await Promise.all(
    memberships.map(async ({ id, employeeId, isActiveMember }) => ({
      id,
      ...toPerson(await db.get('employees', employeeId)),
      timeEffortAsString: sumEffort(viewer, byEmployee.get(employeeId) ?? []),
      isActiveMember,
      employeeId,
    })),
  );
  return members.toSorted(
    (a, b) =>
      Number(b.isActiveMember) - Number(a.isActiveMember) || a.fullName.localeCompare(b.fullName),
  );
}

/** Name and avatar of an employee. */
export const toPerson = (employee: Employee | undefined) => ({
  fullName: employee?.fullName ?? '',
  profileImageUrl: employee?.profileImageUrl ?? null,
  mediaFileId: parseMediaFileId(employee?.profileImageUrl ?? null),
});

/** An employee's full name. */
export const loadName = async (db: Db, employeeId: string): Promise<string> =>
  (await db.get('employees', employeeId))?.fullName ?? '';
