import type { Clock } from '../clock.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { Employee } from '../store/world/people.ts';
import { nameColleague } from './colleague-names.ts';
import { menus } from './menus.ts';
import { demoRoleTypes, memberships, people, type Membership } from './people.ts';
import { partIn, createProjects, listTasks, type Work } from './projects.ts';
import { createRandom, type Random } from './random.ts';
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
  /** Number of employees in addition to the demo people, in Aster Labs. */
  colleagues: number;
  /** Days of entries of each colleague. */
  colleagueDays: number;
}

const sizes: Record<SeedSize, Size> = {
  small: { projects: 40, days: 30, colleagues: 0, colleagueDays: 0 },
  large: { projects: 5000, days: 30, colleagues: 1988, colleagueDays: 16 },
};

type Put = <Name extends keyof World>(
  scope: string | null,
  name: Name,
  record: World[Name],
) => Promise<void>;

/**
 * Fills an empty store with the demo world. The same day and size give the same world. Runs in one
 * transaction: a store is seeded completely or not at all.
 */
export async function seed(
  store: Store<World>,
  clock: Clock,
  size: SeedSize = 'small',
): Promise<void> {
  const fill = async (tx: Transaction<World>) => {
    // Two tabs may seed at the same time: the second finds the world of the first.
    if ((await tx.platform.get('meta', 'seed'))?.value === size) return;
    const put: Put = (scope, name, record) =>
      (scope === null ? tx.platform : tx.tenant(scope)).put(name, record);
    await platform(put, startOfDay(clock.now()));
    for (const tenant of tenants) await tenantWorld(put, tenant.id, clock.now(), sizes[size]);
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
}

async function tenantWorld(put: Put, tenantId: string, now: number, size: Size): Promise<void> {
  const random = createRandom(
    Array.from(tenantId).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
  );
  const own = organizationSettings[tenantId];
  if (own) await put(tenantId, 'organizationSettings', own);
  const { timeZone, dateFormat } = own ?? fallbackSettings;
  const today = Date.parse(startOfDay(now));
  for (const role of roles) await put(tenantId, 'roles', seeded(role, today));
  for (const menu of menus) await put(tenantId, 'menus', menu);

  const isLarge = tenantId === 'aster';
  const owners = memberships.filter(
    (each) => each.tenantId === tenantId && each.roleIds.some((role) => ownerRoles.has(role)),
  );
  const work = createProjects(random, {
    prefix: tenantId.slice(0, 2).toUpperCase(),
    count: isLarge ? size.projects : 12,
    employeeIds: owners.filter(({ isEmployee }) => isEmployee).map(getEmployeeId),
    today,
  });
  const { projects, tasks, members } = work;
  const ofTenant = memberships.filter((each) => each.tenantId === tenantId);
  for (const membership of ofTenant.filter(({ isEmployee }) => isEmployee)) {
    await employee(put, tenantId, {
      id: getEmployeeId(membership),
      fullName: getName(membership),
      isTeamLead: membership.isTeamLead ?? false,
      email: findPerson(membership).email,
      today,
    });
  }
  // What depends on other records comes after these, so that it is computed once.
  const joined = isLarge ? listColleagues(size).flatMap((each) => partIn(work, each).members) : [];
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
    await putAll(put, tenantId, withTimer(random, { plan, entries, whose }));
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
  if (isLarge) await colleagues(put, random, { tenantId, timeZone, now, size, work });
}

interface Colleagues {
  tenantId: string;
  timeZone: string;
  now: number;
  size: Size;
  work: Work;
}

/**
 * Colleagues per batch, since a browser store is slow to respond and holds all pending requests in
 * memory.
 */
const colleaguesAtATime = 100;

async function colleagues(put: Put, random: Random, plan: Colleagues): Promise<void> {
  const all = listColleagues(plan.size);
  for (let first = 0; first < all.length; first += colleaguesAtATime) {
    const some = all.slice(first, first + colleaguesAtATime);
    await Promise.all(some.map((each) => colleague(put, random, { ...plan, ...each })));
  }
}

const listColleagues = (size: Size) =>
  Array.from({ length: size.colleagues }, (_, at) => ({
    number: at + 1,
    employeeId: `colleague-${String(at + 1).padStart(4, '0')}`,
  }));

async function colleague(
  put: Put,
  random: Random,
  { number, employeeId, ...plan }: Colleagues & { number: number; employeeId: string },
): Promise<void> {
  const { tasks } = partIn(plan.work, { employeeId, number });
  // Drawn before anything is awaited, one colleague after the other, so that the order of draws is
  // fixed.
  const days = plan.size.colleagueDays;
  const entries = timesheet(random, { ...plan, employeeId, days, tasks });
  await Promise.all([
    employee(put, plan.tenantId, {
      id: employeeId,
      ...nameColleague(number),
      isTeamLead: false,
      today: Date.parse(startOfDay(plan.now)),
    }),
    putAll(put, plan.tenantId, entries),
  ]);
}

interface Seeding {
  /** The start of the day of seeding, in ms. */
  today: number;
}

async function employee(
  put: Put,
  tenantId: string,
  { today, ...record }: Pick<Employee, 'id' | 'fullName' | 'isTeamLead' | 'email'> & Seeding,
): Promise<void> {
  const fields = {
    ...record,
    designationId: null,
    reportingToId: outsideTeam.has(record.id) || tenantId !== 'aster' ? null : managerId,
    workPlace: 'Office',
    shift: '',
    phone: '',
    dateOfBirth: null,
    joinedOn: null,
    profileImageUrl: null,
    isActive: true,
  };
  await put(tenantId, 'employees', seeded(fields, today));
  await put(tenantId, 'clockWorkSettings', buildSettings(record.id));
}

const buildSettings = (id: string): World['clockWorkSettings'] => ({
  id,
  defaultProjectId: null,
  defaultTaskId: null,
  isClockWorkSetWeeklyMail: false,
  isWFO: false,
  brokenEntryId: null,
});

async function putAll(
  put: Put,
  tenantId: string,
  entries: readonly World['entries'][],
): Promise<void> {
  // In parallel, since IndexedDB is slow to respond to each write, not to store it.
  await Promise.all(entries.map((entry) => put(tenantId, 'entries', entry)));
}

/** Roles whose people own projects. */
const ownerRoles = new Set(['admin', 'employee']);

/** The team leader whom most employees of Aster Labs report to. */
const managerId = 'employee-grace';

/** Employees of Aster Labs without a manager there. */
const outsideTeam = new Set([managerId, 'employee-ines', 'employee-jon']);

const getEmployeeId = ({ personId }: Membership) => `employee-${personId}`;

const findPerson = ({ personId }: Membership) => {
  const person = people.find(({ id }) => id === personId);
  if (!person) throw new Error(`No demo person has the id ${personId}; add one to \`people\`.`);
  return person;
};

const getName = (membership: Membership) => findPerson(membership).name;
