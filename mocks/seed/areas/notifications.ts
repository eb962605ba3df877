import { noData, notificationTypes } from '../../common/notifications/notify.ts';
import type { TenantUser, World } from '../../store/world.ts';
import type {
  NotificationData,
  NotificationRecord,
  NotificationState,
} from '../../store/world/notifications.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { createStepIds } from './reviews/step-ids.ts';

type Type = keyof typeof notificationTypes;
/** Notifications about assets are created by actions on assets, not here. */
const types = (Object.keys(notificationTypes) as Type[]).filter(
  (type) => notificationTypes[type] <= notificationTypes.hostileTakeover,
);

/** Number of notifications by person: multiple pages, one of each type, few, or none. */
const counts: Readonly<Record<string, number>> = {
  ava: 45,
  ben: 9,
  grace: 14,
  hugo: 8,
  leo: 3,
  ines: 1,
};
/** In Aster Labs of the large world one person has ignored them for years. */
const largeCounts: typeof counts = { ...counts, ben: 5000 };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/**
 * Ages in every unit that the list shows, from minutes to years; further notifications are even
 * older.
 */
const ages = [5 * minute, hour, 7 * hour, day, 3 * day, 8 * day, 20 * day, 45 * day, 200 * day];

/** The people, projects and requests that notifications refer to. */
interface Cast {
  context: SeedContext;
  users: readonly TenantUser[];
  /** Users by employee, also those who have left. */
  owners: ReadonlyMap<string | null, TenantUser>;
  getName: (user: TenantUser) => string;
  projects: readonly World['projects'][];
  tasks: readonly World['tasks'][];
  teams: readonly World['teams'][];
  /** Requests that no one is notified of yet. */
  requests: Request[];
}

/** A project whose owner requests to link it below another. */
interface Request {
  sub: World['projects'];
  parent: World['projects'];
}

/** Notifications of every type: unseen, seen, completed and denied. Some people have none. */
export const seed: AreaSeed = async (context) => {
  const { db, size, tenantId } = context;
  const users = await db.query('tenantUsers', {
    where: { roleType: ['TenantAdmin', 'ClientAppUser'], isAtWork: true },
  });
  const employees = await db.query('employees');
  const names = new Map(employees.map(({ id, fullName }) => [id, fullName]));
  const cast: Cast = {
    context,
    users,
    owners: new Map((await db.query('tenantUsers')).map((user) => [user.employeeId, user])),
    getName: ({ employeeId }) => names.get(employeeId ?? '') ?? '',
    projects: await db.query('projects', { limit: 200 }),
    tasks: await db.query('tasks', { limit: 200 }),
    teams: await db.query('teams', { order: { by: 'teamName' } }),
    requests: await loadRequests(context),
  };
  // A single user has no one to get notifications from.
  if (cast.users.length < 2) return;
  const countByType = size === 'large' && tenantId === 'aster' ? largeCounts : counts;
  const records = cast.users.flatMap((user) => listFor(cast, user, countByType[user.id] ?? 0));
  await Promise.all(records.map((record) => db.put('notifications', record)));
};

async function loadRequests({ db }: SeedContext): Promise<Request[]> {
  const requests = await db.query('subProjectRequests');
  const pairs = await Promise.all(
    requests.map(async ({ id, projectId }) => {
      const sub = await db.get('projects', id);
      const parent = await db.get('projects', projectId);
      return sub && parent ? [{ sub, parent }] : [];
    }),
  );
  return pairs.flat();
}

function listFor(cast: Cast, user: TenantUser, count: number): NotificationRecord[] {
  const fitting = types.filter((type) => type !== 'subProjectRequest' || getParent(cast, user));
  return Array.from({ length: count }, (_, at) => {
    const type = fitting[at % fitting.length] ?? 'teamMemberAdded';
    return buildRecord(cast, user, { type, at, isOld: user.id === 'leo' });
  });
}

interface NotificationPosition {
  type: Type;
  /** Position, counted from the newest. */
  at: number;
  /** Whether all of them were seen long ago. */
  isOld: boolean;
}

function buildRecord(
  cast: Cast,
  user: TenantUser,
  { type, at, isOld }: NotificationPosition,
): NotificationRecord {
  const { random, today } = cast.context;
  // A project of another person, who can be the sender of a notification about it.
  const other = random.pick(cast.projects.filter(({ ownerId }) => ownerId !== user.employeeId));
  const state = getState(type, at, isOld);
  // A pending notification refers to a request that exists, so that it can be accepted.
  const request =
    type === 'subProjectRequest' && state === 'unseen' ? requestTo(cast, user) : undefined;
  const project = request?.sub ?? other;
  const others = cast.users.filter(({ id }) => id !== user.id);
  const sender = cast.owners.get(project.ownerId) ?? random.pick(others);
  // The first 100 are weeks apart; after that there is one per day.
  const older = 200 + Math.min(at, 100) * 20 + Math.max(at - 100, 0);
  const age = (ages[at] ?? older * day) + (isOld ? 30 * day : 0);
  return {
    id: random.uuid(),
    recipientId: user.id,
    typeId: notificationTypes[type],
    // Without a matching request, the notification is already denied.
    state: type === 'subProjectRequest' && !request && state === 'unseen' ? 'denied' : state,
    senderId: sender.id,
    requestedTime: new Date(today - age).toISOString(),
    componentName: type,
    notificationData: {
      ...noData,
      userName: cast.getName(sender),
      ...buildData(cast, { user, type, project, request }),
    },
  };
}

/**
 * The newest are unseen, as are some requests of any age; of the others every third is completed,
 * denied or seen.
 */
function getState(type: Type, at: number, isOld: boolean): NotificationState {
  const isOpenRequest = type === 'subProjectRequest' && at > 9 && at < 30;
  const waits = !isOld && (at < 6 || at % 3 !== 0 || isOpenRequest);
  if (waits) return 'unseen';
  if (at % 2 === 0) return 'completed';
  return type === 'subProjectRequest' ? 'denied' : 'seen';
}

interface SeedNotification {
  user: TenantUser;
  type: Type;
  project: World['projects'];
  /** The pending request, if there is one. */
  request: Request | undefined;
}

function buildData(
  cast: Cast,
  { user, type, project, request }: SeedNotification,
): Partial<NotificationData> {
  const { random } = cast.context;
  const ofProject = { projectName: project.name, projectId: project.id };
  switch (type) {
    case 'subProjectRequest': {
      const parent = request?.parent ?? getParent(cast, user) ?? project;
      const about = { projectId: parent.id, messageData: parent.name };
      return { ...about, projectName: project.name, value: project.id };
    }
    case 'teamMemberAdded': {
      const [team] = cast.teams;
      return { ...ofProject, messageData: team?.teamName ?? null, value: team?.id ?? null };
    }
    case 'ownershipChange':
    case 'hostileTakeover':
      return { ...ofProject, projectOwnerName: cast.getName(random.pick(cast.users)) };
    case 'acceptedLinkedProject':
    case 'rejectedRequestedProject': {
      const parent = random.pick(cast.projects);
      return { ...ofProject, messageData: parent.name, value: parent.id };
    }
    case 'taskConverted':
      return { ...ofProject, taskName: random.pick(cast.tasks).name };
    case 'review':
      return { messageData: 'Half-year review', stepId: createStepIds(cast.context.tenantId).self };
    case 'reviewMeeting':
      return { messageData: 'Half-year review', isAdmin: user.roleIds.includes('reviewAdmin') };
    default:
      throw new Error(`No seed data for the notification type ${type}; add a case for it.`);
  }
}

/** A project that the person owns, so that requests for it go to them. */
const getParent = ({ projects }: Cast, { employeeId }: TenantUser) =>
  projects.find(({ ownerId }) => ownerId === employeeId);

/** A request that this person has to respond to; each is used for only one notification. */
function requestTo({ requests }: Cast, { employeeId }: TenantUser): Request | undefined {
  const index = requests.findIndex(({ parent }) => parent.ownerId === employeeId);
  return index < 0 ? undefined : requests.splice(index, 1)[0];
}
