/**
 * What each operation asks of the store in the large world: few requests, and not many more records
 * than it returns. Every operation of the contract is measured by the calls of the conformance kit.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createContract } from '@atrium/conformance';
import { demoIdentities } from '@atrium/conformance';
import { run } from '@atrium/conformance';
import { loadLibrary } from '@atrium/conformance';
import { match } from './core/requests/router.ts';
import { createNodeServer } from './node.ts';
import { seedAll } from './seed/areas.ts';
import { createMemoryStore } from './store/memory.ts';
import { worldSchema } from './schema/world-schema.ts';
import { measured, measureUse } from './testing/measured-store.ts';

/** Requests of one operation: hardly any needs more than the first, and none more than the second. */
const normal = 26;
const most = 60;
/** Records that may be read for each call, and for each object in its response. */
const base = 60;
const perObject = 3;
/**
 * Who has a right is found by the roles and their combinations, of which the large tenant has 50 and
 * some 65: as many as these are read in addition, however many users there are.
 */
const perRight = 130;
const ofRights = ['query roles', 'getMany roles', 'groups tenantUsers'];

const line =
  'It checks two projects with those above them, notifies people, and returns an overview.';
/** Operations that send more requests than normal, and why they must. */
const sendsMore: Readonly<Record<string, string>> = {
  requestSubProjectLink: line,
  linkSubProject: line,
  linkSubProjectToOwned: line,
  delinkProject: line,
  withdrawSubProjectRequest: 'It completes notifications, and returns an overview.',
  convertTaskToProject: 'It creates a project, moves the time of a task, and returns an overview.',
  searchWorkItems: 'It adds up time, counts by group, and reads the items of each group.',
  exportWorkItems: 'It adds up time, counts by group, and reads the items of each group.',
  getProject: 'It returns an overview: members, tasks, links, tags, impediments and times.',
  getReviews: 'It counts by team, year, cycle, step and status, and pages in two sections.',
  assignClientContacts: 'It verifies contacts, reviewees and links, and returns a page of reviews.',
};

const meetingPeople = 'It notifies those who may open reviews, by the rights of their roles.';

/** Operations that read more records than they return, and why they must. */
const readsMore: Readonly<Record<string, string>> = {
  getTimeReport: 'Its rows are parts of entries, named and ordered before the page is cut.',
  listAssessmentYears: 'It adds up the assets of each day of purchase.',
  runDepreciation: 'It computes a row for each asset, and returns their number.',
  runReviewNudges: 'It looks for what is due in all reviews, and returns the number of nudges.',
  countProjects: 'It compares the projects with time in the last week and in the week before.',
  getTagReport: 'A tag counts the time of all its projects, and the page is a few of its rows.',
  getTagReportFilters: 'It finds the tags, people and teams of all time of a period.',
  searchWorkItems: 'Its groups add up the time of all tasks, and the page is a few of these.',
  getReviews: 'It counts the reviews by step and status, and orders the ids of all that wait.',
  addReviewMeeting: meetingPeople,
  updateReviewMeeting: meetingPeople,
  deleteReviewMeeting: meetingPeople,
  getReviewCycleCandidates:
    'It verifies what each employee lacks, and counts it before the page is cut.',
  getUserLoginAnalytics: 'It orders people by name, and the page is a few of them.',
  getWorkView: 'It finds the tasks of recent entries, and returns each of them once.',
  listAssets: 'A filter by a property compares all assets that contain its text.',
};

/** Why the transaction of an operation touches more than its tenant. */
const touchesMore: Readonly<Record<string, readonly string[]>> = {
  'The platform knows the name and the logo of a tenant.': [
    'getProfile',
    'getOrganizationSettings',
    'saveOrganizationSettings',
    'uploadTenantLogo',
    'getClientReviewAssignment',
    'getClientReview',
    'getClientReviewPdf',
    'promoteClientReview',
    'saveClientAnswer',
    'saveClientComment',
    'deleteClientComment',
  ],
  'The platform knows who people are, and which tenants they may enter.': [
    'getUserRole',
    'assignTenant',
    'saveUserLogin',
    'getSecurityUsers',
    'getSecurityUser',
    'getEffectiveRights',
    'getPrivilegeHolders',
    'previewRole',
    'inviteSecurityUser',
    'inviteSecurityUsers',
    'resendInvitation',
    'withdrawInvitation',
    'answerInvitation',
    'requestAccess',
    'getMyAccessRequest',
    'updateSecurityUser',
    'setEmployeeState',
    'updateRole',
    'getUserLoginAnalytics',
    'assignClientContacts',
    'nudgeReviewExecutor',
    'getReviewCycleDefaults',
    'getReviewCycleCandidates',
    'nudgeCycleReviews',
  ],
  'Passwords, second factors and sessions belong to a person, whatever the tenant.': [
    'changePassword',
    'disableTwoFactor',
    'getTwoFactorConfig',
    'getTwoFactorStatus',
    'verifyTwoFactor',
    'getRecoveryCodes',
    'renewRecoveryCodes',
    'getUserDetails',
    'endUserSession',
    'endUserSessions',
    'resetUserTwoFactor',
    'resetUserPassword',
    'beginViewAs',
    'endViewAs',
    'listSessions',
    'endSession',
    'endOtherSessions',
  ],
  'A person may have time or assets in several tenants.': [
    'getRunningEntries',
    'getClockWorkMini',
    'listAssetTenants',
  ],
};

/** The largest figures of an operation. */
interface Figures {
  calls: number;
  /** Records read beyond what the response explains. */
  excess: number;
  scopes: number;
  /** Its requests, for the message. */
  parts: string;
}

const figures = new Map<string, Figures>();

/** The end of a month: on its first days, reports of the month read next to nothing. */
const today = new Date('2026-03-27T12:00:00Z');

afterAll(() => vi.useRealTimers());

beforeAll(async () => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] });
  const store = measured(createMemoryStore(worldSchema));
  const server = await createNodeServer({ store, size: 'large', validateResponse: null });
  await seedAll(store);
  await run({
    isBrief: true,
    library: { ...(await loadLibrary()), scenarios: [] },
    contract: createContract(),
    baseUrl: server.apiAddress,
    identities: await demoIdentities((personId, session) =>
      server.tokenFor(personId, 3600, session),
    ),
    seed: 3,
    transport: async (request) => {
      const { pathname } = new URL(request.url);
      const found =
        pathname.startsWith('/api/') && (await match(request.method, pathname.slice(4)));
      const { result, use } = await measureUse(() => server.fetch(request));
      if (found && 'id' in found && result.ok) await note(found.id, result, use);
      return result;
    },
  });
});

async function note(
  id: string,
  response: Response,
  { calls, records, parts, scopes }: Awaited<ReturnType<typeof measureUse>>['use'],
): Promise<void> {
  const forRights = ofRights.reduce((sum, part) => sum + (parts.get(part)?.records ?? 0), 0);
  const explained = base + Math.min(forRights, perRight);
  const excess = records - explained - perObject * (await countObjects(response));
  const known = figures.get(id) ?? { calls: 0, excess: 0, scopes: 0, parts: '' };
  const isLarger = calls > known.calls || excess > known.excess;
  figures.set(id, {
    calls: Math.max(calls, known.calls),
    excess: Math.max(excess, known.excess),
    scopes: Math.max(scopes.size, known.scopes),
    parts: isLarger
      ? Array.from(parts, ([part, each]) => `${part} ${each.calls}/${each.records}`).join(', ')
      : known.parts,
  });
}

/** The number of objects in a response; a file may contain any number of rows. */
async function countObjects(response: Response): Promise<number> {
  const type = response.headers.get('Content-Type') ?? '';
  if (type.includes('json')) return objectsIn(await response.clone().json());
  return type.includes('event-stream') ? 1 : Number.POSITIVE_INFINITY;
}

function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts = Object.values(value).reduce((sum: number, each) => sum + objectsIn(each), 0);
  return Array.isArray(value) ? parts : 1 + parts;
}

describe('the use of the store in the large world', () => {
  it('every operation of the contract is measured', () => {
    const all = createContract().operations.map(({ id }) => id);
    expect(all.filter((id) => !figures.has(id))).toEqual([]);
  });

  it(`every operation sends at most ${most} requests, and 99 of 100 at most ${normal}`, () => {
    const over = (limit: number) => [...figures].filter(([, { calls }]) => calls > limit);
    expect(over(most)).toEqual([]);
    const allowed = Math.floor(figures.size / 100);
    const others = over(normal).filter(([id]) => !(id in sendsMore));
    expect(others.slice(allowed)).toEqual([]);
    const needless = Object.keys(sendsMore).filter((id) => (figures.get(id)?.calls ?? 0) <= normal);
    expect(needless).toEqual([]);
  });

  it('every operation reads few more records than it returns', () => {
    const over = [...figures].filter(([id, { excess }]) => excess > 0 && !(id in readsMore));
    expect(over).toEqual([]);
    const needless = Object.keys(readsMore).filter((id) => (figures.get(id)?.excess ?? 0) <= 0);
    expect(needless).toEqual([]);
  });

  it('the transaction of a call touches one tenant', () => {
    const more = [...figures].filter(([, { scopes }]) => scopes > 1).map(([id]) => id);
    expect(more.toSorted()).toEqual(Object.values(touchesMore).flat().toSorted());
  });
});
