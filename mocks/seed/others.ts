import { addDays } from '../common/clockwork/time.ts';
import { getInvitationEnd } from '../common/people/status.ts';
import { unlistedOrder } from '../identity/listed-people.ts';
import type { EntryRecord, TenantUser } from '../store/world.ts';
import { putEmployee } from './employees.ts';
import { demoPasswordHash } from './people.ts';
import type { Work } from './projects.ts';
import { putEntries, type Put } from './put.ts';
import { seeded } from './seeded.ts';
import { toTimestamp } from './timesheets.ts';

const day = 86_400_000;

/** Mona left five weeks ago, and still owns a project. */
const former = { id: 'mona', name: 'Mona Weber', email: 'mona@demo.test', daysAgo: 35 };
const formerEmployeeId = 'employee-mona';
const ownedCode = 'AS-039';

/** Otto is employed without being a user; he reports to Hugo, who reports to Grace. */
const withoutUser = { id: 'employee-otto', fullName: 'Otto Brandt', email: 'otto@demo.test' };

/** Paul was invited three days ago, and has not responded. */
const invited = { id: 'paul', name: 'Paul Winter', email: 'paul@demo.test', daysAgo: 3 };
const invitedUserId = '1a51de00-0000-4000-8000-000000000001';

/** The projects of Aster Labs, one of which the person who has left owns. */
export function addFormerOwner(work: Work): Work {
  const owned = work.projects.find(({ code }) => code === ownedCode);
  if (!owned) return work;
  const member = {
    id: `${owned.id}:${formerEmployeeId}`,
    projectId: owned.id,
    employeeId: formerEmployeeId,
    isActiveMember: true,
  };
  return {
    ...work,
    projects: work.projects.map((each) =>
      each === owned ? { ...each, ownerId: formerEmployeeId } : each,
    ),
    members: [...work.members, member],
  };
}

/** The people of Aster Labs who cannot sign in there: of the platform, who they are. */
export async function putOtherPeople(put: Put, today: number): Promise<void> {
  for (const [at, { id, name, email }] of [former, invited].entries()) {
    const order = unlistedOrder + at;
    await put(null, 'people', { id, name, email, order, passwordHash: demoPasswordHash });
  }
  await put(null, 'assignments', {
    id: `${former.id}:aster`,
    personId: former.id,
    tenantId: 'aster',
    isUserAssigned: false,
    hasDeparted: true,
  });
  await put(null, 'assignments', {
    id: `${invited.id}:aster`,
    personId: invited.id,
    tenantId: 'aster',
    isUserAssigned: false,
    invitedUserId,
    invitedUntil: getInvitedUntil(today),
  });
}

const getInvitedUntil = (today: number) => getInvitationEnd(today - invited.daysAgo * day);

/** Their employee records; Otto has no user, and the invited person no employee record. */
export async function putOtherEmployees(put: Put, today: number): Promise<void> {
  await putEmployee(put, 'aster', {
    id: formerEmployeeId,
    fullName: former.name,
    email: former.email,
    isActive: false,
    today,
    lastChange: { daysAgo: former.daysAgo },
  });
  await putEmployee(put, 'aster', { ...withoutUser, reportingToId: 'employee-hugo', today });
}

interface Settings extends Pick<TenantUser, 'timeZone' | 'dateFormat'> {
  today: number;
  work: Work;
}

/** Their users, and the time that Mona recorded in her last two weeks. */
export async function putOtherUsers(
  put: Put,
  { timeZone, dateFormat, today, work }: Settings,
): Promise<void> {
  const fields = {
    roleType: 'ClientAppUser' as const,
    timeZone,
    dateFormat,
    dateOfBirth: null,
    profileImageUrl: null,
  };
  const left = {
    ...fields,
    id: former.id,
    employeeId: formerEmployeeId,
    roleIds: ['employee'],
    name: former.name,
    email: former.email,
    state: 'deactivated' as const,
    lastSignInOn: new Date(today - former.daysAgo * day + 7 * 3_600_000).toISOString(),
  };
  await put('aster', 'tenantUsers', seeded(left, today, { daysAgo: former.daysAgo }));
  const expected = {
    ...fields,
    id: invitedUserId,
    employeeId: null,
    roleIds: ['assetViewer'],
    sentId: invitedUserId,
    invitation: { personId: invited.id, email: invited.email },
    invitedUntil: getInvitedUntil(today),
    state: 'invited' as const,
  };
  await put('aster', 'tenantUsers', seeded(expected, today, { daysAgo: invited.daysAgo }));
  await putEntries(put, 'aster', buildEntries({ timeZone, today, work }));
}

/** Two entries on each working day of the two weeks before she left, on tasks of her project. */
function buildEntries({
  timeZone,
  today,
  work,
}: Pick<Settings, 'timeZone' | 'today' | 'work'>): EntryRecord[] {
  const date = new Date(today).toISOString().slice(0, 10);
  const project = work.projects.find(({ code }) => code === ownedCode);
  const tasks = work.tasks.filter(({ projectId }) => projectId === project?.id);
  const days = Array.from({ length: 14 }, (_, at) => addDays(date, at - 13 - former.daysAgo));
  const working = days.filter(
    (each) => ![0, 6].includes(new Date(`${each}T00:00:00Z`).getUTCDay()),
  );
  return working.flatMap((each, at) =>
    parts.map(([start, end, description], part) => ({
      id: `30aa0000-0000-4000-8000-${String(at * parts.length + part + 1).padStart(12, '0')}`,
      employeeId: formerEmployeeId,
      startTime: toTimestamp(each, start * 60, timeZone),
      endTime: toTimestamp(each, end * 60, timeZone),
      description,
      projectId: project?.id ?? null,
      taskId: tasks[(at + part) % tasks.length]?.id ?? null,
      entryAtWork: true,
      version: 1,
    })),
  );
}

/** Start and end in hours. */
const parts = [
  [9, 12, 'Collect the open questions'],
  [13, 17, 'Hand over the documents'],
] as const;
