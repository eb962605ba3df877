import { getInvitationEnd } from '../common/people/status.ts';
import { unlistedOrder } from '../identity/listed-people.ts';
import type { TenantUser, World } from '../store/world.ts';
import { nameColleague } from './colleague-names.ts';
import { colleagueRoles, listRoleIds } from './colleague-roles.ts';
import { putEmployee } from './employees.ts';
import { demoPasswordHash } from './people.ts';
import { partIn, type Work } from './projects.ts';
import { putEntries, type Put } from './put.ts';
import type { Random } from './random.ts';
import { seeded } from './seeded.ts';
import { timesheet } from './timesheets.ts';

/** The large tenant. */
const tenantId = 'aster';

/** Number of employees in addition to the demo people. */
const count = 1988;

/** Days of entries of each colleague. */
const days = 16;

/**
 * Colleagues per batch, since a browser store is slow to respond and holds all pending requests in
 * memory.
 */
const batchSize = 100;

const day = 86_400_000;

/** Days since those who have left did so, and since the invitations of those who were invited. */
const leftDaysAgo = 12;
const invitedDaysAgo = { pending: 5, expired: 20 };

interface Plan extends Pick<TenantUser, 'timeZone' | 'dateFormat'> {
  now: number;
  /** The start of the day of seeding, in ms. */
  today: number;
  work: Work;
}

interface Colleague {
  /** Counted from 1. */
  number: number;
  employeeId: string;
  fullName: string;
  email: string;
  /** Most may enter the tenant; `none` is no user of it. */
  access: 'active' | 'left' | 'lockedOut' | 'pending' | 'expired' | 'none';
}

const colleagues: readonly Colleague[] = Array.from({ length: count }, (_, at) => ({
  number: at + 1,
  employeeId: `colleague-${String(at + 1).padStart(4, '0')}`,
  ...nameColleague(at + 1),
  access: getAccess(at + 1),
}));

function getAccess(number: number): Colleague['access'] {
  if (number % 40 === 3) return 'none';
  if (number % 50 === 7) return 'left';
  return ({ 11: 'pending', 31: 'lockedOut', 61: 'expired' } as const)[number % 100] ?? 'active';
}

/** Puts the further roles of the tenant. */
export async function putRoles(put: Put, today: number): Promise<void> {
  for (const role of colleagueRoles) await put(tenantId, 'roles', seeded(role, today));
}

/** The memberships of the colleagues in projects. */
export const listMembers = (work: Work): World['projectMembers'][] =>
  colleagues.flatMap((each) => partIn(work, each).members);

/** Puts the colleagues with their users and their time entries. */
export async function putColleagues(put: Put, random: Random, plan: Plan): Promise<void> {
  for (let first = 0; first < colleagues.length; first += batchSize) {
    const batch = colleagues.slice(first, first + batchSize);
    await Promise.all(batch.map((each) => putColleague(put, random, { ...plan, ...each })));
  }
}

async function putColleague(put: Put, random: Random, each: Plan & Colleague): Promise<void> {
  const { employeeId, fullName, email, today } = each;
  const { tasks } = partIn(each.work, each);
  // Drawn before anything is awaited, one colleague after the other, so that the order of draws is
  // fixed.
  const entries = timesheet(random, { ...each, days, tasks });
  const hasLeft = each.access === 'left';
  const leftOn = new Date(today - leftDaysAgo * day).toISOString();
  await Promise.all([
    putEmployee(put, tenantId, {
      id: employeeId,
      fullName,
      email,
      isActive: !hasLeft,
      today,
      lastChange: { daysAgo: hasLeft ? leftDaysAgo : 0 },
    }),
    putEntries(put, tenantId, hasLeft ? entries.filter((own) => own.startTime < leftOn) : entries),
  ]);
  await putUser(put, each);
}

async function putUser(put: Put, each: Plan & Colleague): Promise<void> {
  const { number, employeeId: id, fullName: name, email, access } = each;
  if (access === 'none') return;
  const order = unlistedOrder + number;
  await put(null, 'people', { id, name, email, order, passwordHash: demoPasswordHash });
  const invited =
    access === 'pending' || access === 'expired' ? buildInvited(each, access) : undefined;
  await put(tenantId, 'tenantUsers', seeded(invited ?? buildMember(each), each.today));
  await put(null, 'assignments', {
    id: `${id}:${tenantId}`,
    personId: id,
    tenantId,
    isUserAssigned: access === 'active',
    ...(access === 'left' && { hasDeparted: true }),
    ...(invited && { invitedUserId: invited.id, invitedUntil: invited.invitedUntil }),
  });
}

const buildUser = ({ number, employeeId, timeZone, dateFormat }: Plan & Colleague) => ({
  employeeId,
  roleType: 'ClientAppUser' as const,
  roleIds: listRoleIds(number),
  timeZone,
  dateFormat,
  dateOfBirth: null,
  profileImageUrl: null,
});

/** A user who has accepted; the last sign-ins are on the thirty days before, or before they left. */
function buildMember(each: Plan & Colleague) {
  const { number, employeeId: id, fullName: name, email, access } = each;
  const daysAgo = access === 'active' ? 1 + (number % 30) : leftDaysAgo;
  const minutes = 7 * 60 + ((number * 37) % 180);
  return {
    ...buildUser(each),
    id,
    name,
    email,
    state: access === 'active' ? ('active' as const) : ('deactivated' as const),
    lastSignInOn: new Date(each.today - daysAgo * day + minutes * 60_000).toISOString(),
  };
}

function buildInvited(each: Plan & Colleague, access: 'pending' | 'expired') {
  const { number, employeeId: personId, email, today } = each;
  const id = `1a51de01-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    ...buildUser(each),
    id,
    sentId: id,
    invitation: { personId, email },
    invitedUntil: getInvitationEnd(today - invitedDaysAgo[access] * day),
    state: 'invited' as const,
  };
}
