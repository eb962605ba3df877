import type { components } from '@atrium/contract/generated/types.ts';
import type { Employee } from '../../../store/world/people.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { addDays } from '../../../common/clockwork/time.ts';
import { findClientReviews, toCase, type Case } from '../../../common/reviews/cases.ts';
import type { Db, ReviewContext } from '../../../common/reviews/review-context.ts';
import type { Way } from '../forms/flow-steps.ts';
import {
  sendClientNudges,
  storeAdminNudge,
  toAutomaticMail,
  type ClientMail,
} from '../nudges/nudge-records.ts';
import { loadUserIds, notifyAboutReview } from '../people.ts';
import { getManagerId, getPlace, getStep } from '../../../common/reviews/rules.ts';

type StepNudge = components['schemas']['StepNudge'];

const day = 86_400_000;

/** A nudge rule of a review's step that is due. */
interface Due {
  of: Case;
  rule: StepNudge;
  key: string;
}

/** Identifies a rule and one visit of a review to its step, so that each rule is applied once. */
const ruleKey = (rule: Pick<StepNudge, 'id'>, review: ReviewRecord): string =>
  `${rule.id}:${review.id}:${review.enteredStepOn}`;

/** Whether a rule is due for a review that waits at its step. `now` is an ISO timestamp. */
const isDue = (
  { afterDays }: Pick<StepNudge, 'afterDays'>,
  { enteredStepOn }: Pick<ReviewRecord, 'enteredStepOn'>,
  now: string,
): boolean => Date.parse(now) - Date.parse(enteredStepOn) >= afterDays * day;

/** All reminders that are due by the rules of the steps, in running cycles. */
export async function nudgesDue({ db, now, today }: ReviewContext): Promise<Due[]> {
  const running = await db.query('reviewCycles', {
    where: { isArchived: false, isCompleted: false, startDate: { below: addDays(today, 1) } },
  });
  const cycles = new Map(running.map((cycle) => [cycle.id, cycle]));
  const waiting = (await listWaiting(db, running, now)).flatMap((review) => {
    const cycle = cycles.get(review.cycleId);
    return cycle && !review.isHandedIn ? [toCase(review, cycle)] : [];
  });
  const due = waiting.flatMap((of) =>
    getStep(of)
      .stepNudges.filter((rule) => isDue(rule, of.review, now))
      .map((rule) => ({ of, rule, key: ruleKey(rule, of.review) })),
  );
  const sent = await listSentKeys(db, due);
  return due.filter(({ key }) => !sent.has(key));
}

const openStatuses: readonly ReviewRecord['status'][] = [
  'NotStarted',
  'Answered',
  'Promoted',
  'Rejected',
];

/** The undelivered reviews that have waited as long as the earliest rule, by cycle and name. */
async function listWaiting(
  db: Db,
  cycles: readonly ReviewCycleRecord[],
  now: string,
): Promise<ReviewRecord[]> {
  const delays = cycles.flatMap(({ steps }) =>
    steps.flatMap(({ stepNudges }) => stepNudges.map(({ afterDays }) => afterDays)),
  );
  if (delays.length === 0) return [];
  const places = cycles.flatMap(({ id, steps }) =>
    steps.flatMap(({ stepNudges }, at) => (stepNudges.length > 0 ? [getPlace(id, at)] : [])),
  );
  const last = Date.parse(now) - Math.min(...delays) * day;
  const found = await db.query('reviews', {
    where: {
      place: places,
      status: openStatuses,
      isClosed: false,
      enteredStepOn: { below: new Date(last + 1).toISOString() },
    },
    order: { by: 'revieweeName' },
  });
  return found.toSorted((a, b) => (a.cycleId < b.cycleId ? -1 : a.cycleId > b.cycleId ? 1 : 0));
}

/** The keys of the rules that were applied to reviews, of those that are due. */
async function listSentKeys(db: Db, due: readonly Due[]): Promise<ReadonlySet<string>> {
  const cycleIds = new Set(due.map(({ of }) => of.cycle.id));
  const nudges = await db.query('reviewNudges', { where: { cycleId: [...cycleIds] } });
  return new Set(nudges.flatMap(({ ruleKeys }) => ruleKeys));
}

/** Sends them: one mail for each client assignment, no matter how many of its reviews wait. */
export async function sendDue(way: Way, due: readonly Due[]) {
  const automatic: Way = {
    ...way,
    by: { personId: null, name: way.by.name, profileImageUrl: null },
  };
  const [toManagers, toClients] = [true, false].map((isManager) =>
    due.filter(({ rule }) => (rule.targetAudience === 'ReportingTo') === isManager),
  );
  const adminNudges = await remindManagers(automatic, toManagers ?? []);
  const mails = await listClientMails(way.db, toClients ?? []);
  await sendClientNudges(automatic, mails);
  return { clientNudges: mails.length, adminNudges };
}

/** The mails to clients who are reminded automatically and have not submitted their reviews. */
async function listClientMails(db: Db, due: readonly Due[]): Promise<ClientMail[]> {
  const steps = new Map(due.map(({ of }) => [of.review.id, getStep(of).stepId]));
  const requested = await findClientReviews(db, steps);
  const mails = new Map<string, ClientMail>();
  for (const { of, key } of due) {
    const { clientReview, assignment } = requested.get(of.review.id) ?? {};
    if (clientReview?.promotedOn !== null || !assignment?.isAutoNudge) continue;
    const ruleKeys = mails.get(assignment.id)?.ruleKeys ?? [];
    mails.set(assignment.id, toAutomaticMail(assignment, [...ruleKeys, key]));
  }
  return [...mails.values()];
}

/** Reminds the managers of reviews; returns the number of reminders. */
async function remindManagers(way: Way, due: readonly Due[]): Promise<number> {
  const ids = due.flatMap(({ of }) => getManagerId(of.review) ?? []);
  const managers = await way.db.getMany('employees', ids);
  const users = await loadUserIds(way.db, [...managers.keys()]);
  let count = 0;
  for (const each of due) {
    const manager = managers.get(getManagerId(each.of.review) ?? '');
    if (!manager) continue;
    await remindManager(way, each, { manager, userId: users.get(manager.id) });
    count += 1;
  }
  return count;
}

async function remindManager(
  way: Way,
  { of, key }: Due,
  { manager, userId }: { manager: Employee; userId: string | undefined },
): Promise<void> {
  const { stepId, stepName } = getStep(of);
  const recipient = { recipientName: manager.fullName, email: manager.email };
  const mail = { isAutomatic: true, message: '', ruleKeys: [key] };
  await storeAdminNudge(way, { review: of.review, stepName }, recipient, mail);
  if (userId !== undefined) await notifyAboutReview({ ...way, of, stepId }, [userId]);
}
