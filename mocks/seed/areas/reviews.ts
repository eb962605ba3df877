import type { Employee } from '../../store/world/people.ts';
import type {
  ReviewCycleRecord,
  ReviewRecord,
  ReviewWorkflowRecord,
} from '../../store/world/reviews.ts';
import type { AreaSeed, SeedContext } from '../context.ts';
import { seeded } from '../seeded.ts';
import { legends } from '../../common/reviews/settings.ts';
import { seedCatalog } from './reviews/catalog.ts';
import { putAdminNudge, putClientLink, putClientRemark, putRemark } from './reviews/contacts.ts';
import { putCycle, putReview, type State } from './reviews/cycles.ts';
import { putMeeting } from './reviews/meetings.ts';
import { putSubmissions } from './reviews/submissions.ts';

/**
 * Six cycles: an active one with a review in every state, one of a team, one that has not started,
 * two that are completed, and an archived one. Also client contacts, of whom one has an expired
 * link and one is asked about two people, and meetings of each status.
 */
export const seed: AreaSeed = async (context) => {
  const { db, today } = context;
  const [workflow] = await seedCatalog(context);
  if (!workflow) return;
  const settings = {
    id: 'settings',
    defaultWorkflowId: workflow.id,
    isClientAutoNudge: true,
    isGoogleCalendarSynced: false,
    legends: [...legends],
  };
  await db.put('performanceSettings', seeded(settings, today));
  const employees = new Map(
    (await db.query('employees')).map((employee) => [employee.id, employee] as const),
  );
  const running = await putCycle(context, { workflow, start: -60, end: 30 });
  const reviews = await putReviews(context, running, employees, now);
  await putColleagues(context, running, employees);
  await putContacts(context, running, reviews, employees);
  const completed = await putCycle(context, { workflow, start: -240, end: -70 });
  const delivered = await putReviews(context, completed, employees, before);
  await putPast(context, completed, delivered, employees);
  const archived = await putCycle(context, { workflow, start: -620, end: -440, isArchived: true });
  await putReviews(context, archived, employees, longAgo);
  const earlier = await putCycle(context, { workflow, start: -430, end: -345 });
  await putReviews(context, earlier, employees, earlierYear);
  const upcoming = await putCycle(context, { workflow, start: 60, end: 150 });
  await putReviews(context, upcoming, employees, notStarted);
  await putTeamCycle(context, workflow, employees);
  for (const cycle of [running, completed, earlier, archived]) {
    await putSubmissions(context, cycle);
  }
};

type People = ReadonlyMap<string, Employee>;
type Reviews = ReadonlyMap<string, ReviewRecord>;

/** Step indexes. */
const at = { self: 0, manager: 1, client: 2, release: 3 };

/** The state of each employee's review in the active cycle. */
const now: Readonly<Record<string, State>> = {
  'employee-ben': { at: at.self, status: 'Answered', since: 20, answered: 'partly' },
  'employee-leo': { at: at.self, status: 'NotStarted', since: 60, interfacerId: 'employee-ben' },
  'employee-ava': {
    at: at.self,
    status: 'Rejected',
    since: 3,
    rejectedReasons: [
      'Please comment on the goals we agreed on in spring.',
      'The first question has no answer about the release.',
    ],
  },
  'employee-chloe': { at: at.manager, status: 'Answered', since: 8, answered: 'partly' },
  'employee-hugo': { at: at.client, status: 'Promoted', since: 42 },
  'employee-ines': {
    at: at.client,
    status: 'Answered',
    since: 9,
    answered: 'partly',
    interfacerId: 'employee-ben',
  },
  'employee-grace': { at: at.release, status: 'Promoted', since: 1 },
};

const released = (deliveredToAll: boolean): State => ({
  at: at.release,
  status: 'Delivered',
  since: 75,
  deliveredToAll,
});

const before: Readonly<Record<string, State>> = {
  'employee-ben': {
    ...released(true),
    acknowledgedComments: 'Thank you. I would like to talk about the goals for next year.',
  },
  'employee-leo': released(false),
  'employee-chloe': released(false),
  'employee-hugo': released(true),
  'employee-ines': released(true),
  'employee-grace': released(false),
  'employee-ava': released(true),
};

const longAgo: Readonly<Record<string, State>> = {
  'employee-ben': { ...released(true), since: 445 },
  'employee-leo': { ...released(false), since: 450 },
  'employee-grace': { ...released(true), since: 441 },
  'employee-ava': { ...released(true), since: 441 },
};

const earlierYear: Readonly<Record<string, State>> = {
  'employee-leo': { ...released(true), since: 350 },
  'employee-chloe': { ...released(false), since: 348 },
  'employee-grace': { ...released(true), since: 346 },
};

const notStarted: Readonly<Record<string, State>> = {
  'employee-ben': { at: at.self, status: 'NotStarted', since: 0 },
  'employee-leo': { at: at.self, status: 'NotStarted', since: 0 },
  'employee-grace': { at: at.self, status: 'NotStarted', since: 0 },
};

const ofTeam: Readonly<Record<string, State>> = {
  'employee-leo': { at: at.client, status: 'Promoted', since: 2, interfacerId: 'employee-ben' },
  'employee-chloe': { at: at.client, status: 'Answered', since: 6, answered: 'partly' },
  'employee-ben': { at: at.client, status: 'Promoted', since: 6 },
};

/** An active cycle of a team: one client reviews two people, and has started with one of them. */
async function putTeamCycle(
  context: SeedContext,
  workflow: ReviewWorkflowRecord,
  employees: People,
) {
  const [team] = await context.db.query('teams', { order: { by: 'teamName' } });
  if (!team) return;
  const cycle = await putCycle(context, { workflow, start: -75, end: 20, team });
  const reviews = await putReviews(context, cycle, employees, ofTeam);
  const link = { cycle, contactName: 'June Park', nudged: [6], isAutoNudge: false };
  for (const id of ['employee-chloe', 'employee-ben']) {
    const review = reviews.get(id);
    if (!review) continue;
    await putClientLink(context, { ...link, reviews: [review] });
  }
}

async function putReviews(
  context: SeedContext,
  cycle: ReviewCycleRecord,
  employees: People,
  states: Readonly<Record<string, State>>,
): Promise<Reviews> {
  const reviews = new Map<string, ReviewRecord>();
  for (const [employeeId, state] of Object.entries(states)) {
    const employee = employees.get(employeeId);
    if (!employee) continue;
    reviews.set(employeeId, await putReview(context, cycle, employee, state));
  }
  return reviews;
}

/** In the large world, two thousand further reviews at the steps of the cycle. */
async function putColleagues(context: SeedContext, cycle: ReviewCycleRecord, employees: People) {
  if (context.size !== 'large') return;
  const colleagues = [...employees.values()].filter(({ id }) => id.startsWith('colleague-'));
  const states: State[] = [
    { at: at.self, status: 'NotStarted', since: 60 },
    { at: at.self, status: 'Answered', since: 60, answered: 'partly' },
    { at: at.manager, status: 'Promoted', since: 10 },
    { at: at.client, status: 'Promoted', since: 5 },
    { at: at.release, status: 'Delivered', since: 4, deliveredToAll: true },
  ];
  const some = colleagues.slice(0, 2000).map((employee, number) => {
    const state = states[number % states.length] ?? released(true);
    return putReview(context, cycle, employee, state);
  });
  await Promise.all(some);
}

/** Client links, reminders and meetings of the active cycle. */
async function putContacts(
  context: SeedContext,
  cycle: ReviewCycleRecord,
  reviews: Reviews,
  employees: People,
): Promise<void> {
  const of = (name: string) => ({
    review: reviews.get(`employee-${name}`),
    employee: employees.get(`employee-${name}`),
  });
  const [ines, hugo, chloe, grace, ava] = ['ines', 'hugo', 'chloe', 'grace', 'ava'].map(of);
  if (!ines?.review || !hugo?.review || !chloe?.review || !grace?.review) return;
  const link = { cycle, contactName: 'Mara Quist', nudged: [9, 2] };
  await putClientLink(context, { ...link, reviews: [ines.review] });
  const expired = { cycle, contactName: 'Theo Lang', nudged: [40], isAutoNudge: false };
  await putClientLink(context, { ...expired, reviews: [hugo.review] });
  const used = { cycle, contactName: 'Pia Sand', nudged: [12, 6], promoted: 2 };
  await putClientLink(context, { ...used, reviews: [grace.review] });
  await putClientRemark(context, grace.review, cycle.steps[at.client]?.stepId ?? '', 'Pia Sand');
  if (!hugo.employee || !chloe.employee || !grace.employee || !ava?.employee) return;
  await putAdminNudge(context, { cycle, review: chloe.review, recipient: grace.employee });
  const stepId = cycle.steps[at.self]?.stepId ?? '';
  await putRemark(context, chloe.review, stepId, { id: 'grace', name: 'Grace Kim' });
  const [organiser, manager] = [hugo.employee, grace.employee];
  await putMeeting(context, {
    review: chloe.review,
    organiser,
    others: [chloe.employee, manager],
    status: 'Created',
    on: 1,
  });
  const started = { review: grace.review, organiser, others: [manager], on: -1 };
  await putMeeting(context, { ...started, status: 'Started' });
  const ended = { review: hugo.review, organiser: ava.employee, others: [hugo.employee], on: -5 };
  await putMeeting(context, { ...ended, status: 'Ended' });
}

/** Data of the completed cycle: a closed meeting, remarks, and a used link. */
async function putPast(
  context: SeedContext,
  cycle: ReviewCycleRecord,
  reviews: Reviews,
  employees: People,
): Promise<void> {
  const [ben, grace, hugo] = ['ben', 'grace', 'hugo'].map((name) =>
    employees.get(`employee-${name}`),
  );
  const review = reviews.get('employee-ben');
  if (!ben || !grace || !hugo || !review) return;
  const link = { cycle, contactName: 'June Park', nudged: [110, 90], promoted: 85 };
  await putClientLink(context, { ...link, reviews: [review] });
  const getStep = (index: number) => cycle.steps[index]?.stepId ?? '';
  await putRemark(context, review, getStep(at.self), { id: 'grace', name: 'Grace Kim' });
  await putClientRemark(context, review, getStep(at.client), 'June Park');
  const past = { review, organiser: hugo, others: [ben, grace], on: -72 };
  await putMeeting(context, { ...past, status: 'Closed' });
}
