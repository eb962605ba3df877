import type { Clock } from '../clock.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { buildSettings, putEmployee } from './employees.ts';
import { menus } from './menus.ts';
import { addFormerOwner, putOtherEmployees, putOtherPeople, putOtherUsers } from './others.ts';
import { demoRoleTypes, memberships, people, type Membership } from './people.ts';
import { createProjects, listTasks } from './projects.ts';
import { putEntries, type Put } from './put.ts';
import { createRandom } from './random.ts';
import { roles } from './roles.ts';
import { fallbackSettings, organizationSettings, tenants } from './tenants.ts';
import { seeded } from './seeded.ts';
import { buildSessions } from './sessions.ts';
import { timesheet } from './timesheets.ts';
import { withTimer } from './timers.ts';
import { twoFactorOfLeo } from './two-factor.ts';
import { unusualTimes } from './unusual-times.ts';

export type SeedSize = 'small' | 'large';

interface Size {
  projects: number;
  days: number;
}

const sizes: Record<SeedSize, Size> = {
  small: { projects: 40, days: 30 },
  large: { projects: 5000, days: 30 },
};

/** The seed of the colleagues of a large tenant, which the small world does not load. */
type Colleagues = typeof import('./colleagues.ts');

/**
 * Fills an empty store with the demo world. The same day and size give the same world. Runs in one
 * transaction: a store is seeded completely or not at all.
 */
export async function seed(
  store: Store<World>,
  clock: Clock,
  size: SeedSize = 'small',
): Promise<void> {
  const colleagues = size === 'large' ? await import('./colleagues.ts') : null;
  const fill = async (tx: Transaction<World>) => {
    // Two tabs may seed at the same time: the second finds the world of the first.
    if ((await tx.platform.get('meta', 'seed'))?.value === size) return;
    const put: Put = (scope, name, record) =>
      (scope === null ? tx.platform : tx.tenant(scope)).put(name, record);
    await platform(put, startOfDay(clock.now()));
    for (const { id } of tenants) {
      await tenantWorld(put, id, clock.now(), {
        size: sizes[size],
        colleagues: id === 'aster' ? colleagues : null,
      });
    }
    await tx.platform.put('meta', { id: 'seed', value: size });
    await tx.platform.put('meta', { id: 'seededAt', value: startOfDay(clock.now()) });
  };
  await store.transaction('write', fill, { isBulk: size === 'large' });
}

/** The day that the demo data are relative to, as the timestamp of its start in UTC. */
const startOfDay = (now: number): string =>
  `${new Date(now).toISOString().slice(0, 10)}T00:00:00.000Z`;

async function platform(put: Put, today: string): Promise<void> {
  for (const person of people) await put(null, 'people', person);
  for (const tenant of tenants) await put(null, 'tenants', tenant);
  await put(null, 'twoFactor', twoFactorOfLeo(today));
  for (const session of ['ava', 'ben', 'leo'].flatMap((id) => buildSessions(id, today))) {
    await put(null, 'sessions', session);
  }
  const assigned = memberships.map((membership) => ({ ...membership, isUserAssigned: true }));
  const unassigned = { personId: 'ava', tenantId: 'dune', isUserAssigned: false };
  for (const { personId, tenantId, isUserAssigned } of [...assigned, unassigned]) {
    const id = `${personId}:${tenantId}`;
    await put(null, 'assignments', { id, personId, tenantId, isUserAssigned });
  }
  await putOtherPeople(put, Date.parse(today));
}

interface Extent {
  size: Size;
  colleagues: Colleagues | null;
}

async function tenantWorld(
  put: Put,
  tenantId: string,
  now: number,
  { size, colleagues }: Extent,
): Promise<void> {
  const random = createRandom(
    Array.from(tenantId).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  const own = organizationSettings[tenantId];
  if (own) await put(tenantId, 'organizationSettings', own);
  const { timeZone, dateFormat } = own ?? fallbackSettings;
  const today = Date.parse(startOfDay(now));
  for (const role of roles) await put(tenantId, 'roles', seeded(role, today));
  for (const menu of menus) await put(tenantId, 'menus', menu);

  await colleagues?.putRoles(put, today);
  const isLarge = tenantId === 'aster';
  const owners = memberships.filter(
    (each) => each.tenantId === tenantId && each.roleIds.some((role) => ownerRoles.has(role)),
  );
  const created = createProjects(random, {
    prefix: tenantId.slice(0, 2).toUpperCase(),
    count: isLarge ? size.projects : 12,
    employeeIds: owners.filter(({ isEmployee }) => isEmployee).map(getEmployeeId),
    today,
  });
  const work = isLarge ? addFormerOwner(created) : created;
  const { projects, tasks, members } = work;
  const ofTenant = memberships.filter((each) => each.tenantId === tenantId);
  for (const membership of ofTenant.filter(({ isEmployee }) => isEmployee)) {
    await putEmployee(put, tenantId, {
      id: getEmployeeId(membership),
      fullName: getName(membership),
      isTeamLead: membership.isTeamLead ?? false,
      email: findPerson(membership).email,
      today,
    });
  }
  if (isLarge) await putOtherEmployees(put, today);
  // What depends on other records comes after these, so that it is computed once.
  const joined = colleagues?.listMembers(work) ?? [];
  await Promise.all([...members, ...joined].map((each) => put(tenantId, 'projectMembers', each)));
  await Promise.all(projects.map((project) => put(tenantId, 'projects', project)));
  await Promise.all(tasks.map((task) => put(tenantId, 'tasks', task)));

  for (const membership of ofTenant) {
    const employeeId = membership.isEmployee ? getEmployeeId(membership) : null;
    const user = {
      id: membership.personId,
      employeeId,
      roleType: demoRoleTypes.get(membership.personId) ?? null,
      roleIds: membership.roleIds,
      timeZone,
      dateFormat,
      dateOfBirth: null,
      profileImageUrl: null,
      name: getName(membership),
      email: findPerson(membership).email,
      state: 'active' as const,
    };
    await put(tenantId, 'tenantUsers', seeded(user, today));
    if (!employeeId) continue;
    if (!own || !membership.roleIds.some((role) => role === 'admin' || role === 'employee')) {
      continue;
    }
    const { personId } = membership;
    const mayBook = membership.roleIds.includes('admin') ? tasks : listTasks(employeeId, work);
    const plan = { employeeId, timeZone, now, days: size.days, tasks: mayBook };
    const defaultEntries = timesheet(random, plan);
    const entries = personId === 'leo' ? unusualTimes(plan, defaultEntries) : defaultEntries;
    const whose = `${personId}:${tenantId}`;
    await putEntries(put, tenantId, withTimer(random, { plan, entries, whose }));
    if (personId === 'leo') {
      const member = members.find((each) => each.employeeId === employeeId);
      const task = tasks.find(({ projectId }) => projectId === member?.projectId);
      await put(tenantId, 'clockWorkSettings', {
        ...buildSettings(employeeId),
        defaultProjectId: task?.projectId ?? null,
        defaultTaskId: task?.id ?? null,
        isWFO: true,
      });
    }
  }
  if (!isLarge) return;
  await putOtherUsers(put, { timeZone, dateFormat, today, work });
  await colleagues?.putColleagues(put, random, { timeZone, dateFormat, now, today, work });
}

/** Roles whose people own projects. */
const ownerRoles = new Set(['admin', 'employee']);

const getEmployeeId = ({ personId }: Membership) => `employee-${personId}`;

const findPerson = ({ personId }: Membership) => {
  const person = people.find(({ id }) => id === personId);
  if (!person) throw new Error(`No demo person has the id ${personId}; add one to \`people\`.`);
  return person;
};

const getName = (membership: Membership) => findPerson(membership).name;
