import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { rejectField } from '../../core/requests/http-error.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { Scope, Where } from '../../store/store.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import type { Employee } from '../../store/world/people.ts';
import { effortAsString } from '../analytics/effort.ts';
import { sumSeconds } from '../clockwork/time.ts';
import { membershipId, type Viewer } from './access.ts';

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
export const activeEmployees = (db: Db): Promise<Employee[]> =>
  db.query('employees', { where: { isActive: true }, order: { by: 'fullName' } });

/** The image's file name, which is the end of its URL. */
const parseMediaFileId = (profileImageUrl: string | null): string | null =>
  profileImageUrl?.split('/').at(-1) ?? null;

/** The time of entries by a field of theirs. */
interface Booked {
  /** The total time of the entries with a value, in seconds. */
  getSeconds: (value: string) => number;
  /** The number of all entries. */
  count: number;
}

/** Reads the total time of entries in seconds, by a field of theirs; see `readBooked`. */
export const readSeconds = async (
  ...of: Parameters<typeof readBooked>
): Promise<Booked['getSeconds']> => (await readBooked(...of)).getSeconds;

/**
 * Reads the time and the number of entries; the running ones count until now, and are read unless
 * the caller has them.
 */
export async function readBooked(
  { db, clock }: Pick<Viewer, 'db' | 'clock'>,
  by: 'employeeId' | 'taskId',
  where: Where<EntryRecord>,
  running?: readonly EntryRecord[],
): Promise<Booked> {
  const groups = await db.groups('entries', { where, by, sum: 'seconds' });
  const ended = new Map(groups.map(({ value, sum }) => [value, sum]));
  const runningBy = Map.groupBy(running ?? (await readRunning(db, where)), (entry) => entry[by]);
  const now = new Date(clock.now()).toISOString();
  return {
    getSeconds: (value) =>
      (ended.get(value) ?? 0) + sumSeconds({ now }, runningBy.get(value) ?? []),
    count: groups.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Reads the running entries among some. */
export const readRunning = (db: Db, where: Where<EntryRecord>): Promise<EntryRecord[]> =>
  db.query('entries', { where: { ...where, endTime: null } });

/** Adds an employee to a project; a former member becomes active again. */
export async function joinProject(db: Db, projectId: string, employeeId: string): Promise<void> {
  const id = membershipId(projectId, employeeId);
  await db.put('projectMembers', { id, projectId, employeeId, isActiveMember: true });
}

/**
 * The members of a project by full name, those who have left last; their time there is read unless
 * the caller has it.
 */
export async function loadMembers(
  viewer: Viewer,
  projectId: string,
  getSeconds?: Booked['getSeconds'],
): Promise<Member[]> {
  const where = { projectId };
  const memberships = await viewer.db.query('projectMembers', { where });
  const members = await toMembers(viewer, memberships, { where, getSeconds });
  return members.toSorted(
    (a, b) =>
      Number(b.isActiveMember) - Number(a.isActiveMember) || compareNames(a.fullName, b.fullName),
  );
}

/** One member of a project. Throws for anyone else. */
export async function loadMember(
  viewer: Viewer,
  projectId: string,
  employeeId: string,
): Promise<Member> {
  const membership = await viewer.db.get('projectMembers', membershipId(projectId, employeeId));
  const found = membership ? [membership] : [];
  const [member] = await toMembers(viewer, found, { where: { projectId, employeeId } });
  if (!member)
    throw new Error(
      'Expected the employee to be a member of the project, found none; add the member first.',
    );
  return member;
}

/** Members of one project in the contract's form, with their time there. */
async function toMembers(
  viewer: Viewer,
  memberships: readonly World['projectMembers'][],
  { where, ...known }: { where: Where<EntryRecord>; getSeconds?: Booked['getSeconds'] | undefined },
): Promise<Member[]> {
  const [employees, getSeconds] = await Promise.all([
    viewer.db.getMany(
      'employees',
      memberships.map(({ employeeId }) => employeeId),
    ),
    known.getSeconds ?? readSeconds(viewer, 'employeeId', where),
  ]);
  return memberships.map((membership) => {
    const { employeeId } = membership;
    return toMember(membership, employees.get(employeeId), getSeconds(employeeId));
  });
}

/** Employees who can become members of a project; former members with their time there. */
export async function listCandidates(
  viewer: Viewer,
  projectId: string,
  employees: readonly Employee[],
  getMembership: (employee: Employee) => World['projectMembers'] | undefined,
): Promise<Member[]> {
  const employeeId = employees.map(({ id }) => id);
  const getSeconds = await readSeconds(viewer, 'employeeId', { projectId, employeeId });
  return employees.map((employee) => {
    const { id } = employee;
    const none = { id, projectId, employeeId: id, isActiveMember: false };
    return toMember(getMembership(employee) ?? none, employee, getSeconds(id));
  });
}

const toMember = (
  { id, employeeId, isActiveMember }: World['projectMembers'],
  employee: Employee | undefined,
  seconds: number,
): Member => ({
  id,
  ...toPerson(employee),
  timeEffortAsString: effortAsString(seconds),
  timeInSeconds: seconds,
  isActiveMember,
  isEmployed: employee?.isActive ?? false,
  employeeId,
});

/** Name and avatar of an employee. */
export const toPerson = (employee: Employee | undefined) => ({
  fullName: employee?.fullName ?? '',
  profileImageUrl: employee?.profileImageUrl ?? null,
  mediaFileId: parseMediaFileId(employee?.profileImageUrl ?? null),
});

/** An employee's full name. */
export const loadName = async (db: Db, employeeId: string): Promise<string> =>
  (await db.get('employees', employeeId))?.fullName ?? '';
