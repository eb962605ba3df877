import type { components } from '#openapi/generated/types.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import type { ReviewRecord } from '../../store/world/reviews.ts';
import { loadUserId } from '../../common/notifications/notify.ts';
import { allIn, findClientReview, type Case } from '../../common/reviews/cases.ts';
import type { Db, ReviewContext } from '../../common/reviews/review-context.ts';
import type { Way } from './flow-steps.ts';
import { storeAdminNudge, sendClientNudge } from './nudge-records.ts';
import { notifyAboutReview } from './people.ts';
import { getStep } from '../../common/reviews/rules.ts';

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
  { status, enteredStepOn }: Pick<ReviewRecord, 'status' | 'enteredStepOn'>,
  now: string,
): boolean =>
  status !== 'Delivered' && Date.parse(now) - Date.parse(enteredStepOn) >= afterDays * day;

/** All reminders that are due by the rules of the steps, in running cycles. */
export async function nudgesDue({ db, now, today }: ReviewContext): Promise<Due[]> {
  const due: Due[] = [];
  for (const cycle of await db.query('reviewCycles')) {
    if (cycle.isArchived || today < cycle.startDate) continue;
    const sent = await listSentKeys(db, cycle.id);
    for (const each of await allIn(db, cycle)) {
      for (const rule of getStep(each).stepNudges) {
        const key = ruleKey(rule, each.review);
        if (isDue(rule, each.review, now) && !sent.has(key)) due.push({ of: each, rule, key });
      }
    }
  }
  return due;
}

async function listSentKeys(db: Db, cycleId: string): Promise<Set<string>> {
  const nudges = await db.query('reviewNudges', { where: { cycleId } });
  return new Set(nudges.flatMap(({ ruleKeys }) => ruleKeys));
}

/** Sends them: one mail for each client assignment, no matter how many of its reviews wait. */
export async function sendDue(way: Way, due: readonly Due[]) {
  const automatic: Way = {
    ...way,
    by: { personId: null, name: way.by.name, profileImageUrl: null },
  };
  const mails = new Map<string, { assignment: ClientAssignmentRecord; ruleKeys: string[] }>();
  let adminNudges = 0;
  for (const each of due) {
    if (each.rule.targetAudience === 'ReportingTo') {
      if (await remindManager(automatic, each)) adminNudges += 1;
      continue;
    }
    const assignment = await waitingAssignment(way.db, each.of);
    if (!assignment) continue;
    const mail = mails.get(assignment.id) ?? { assignment, ruleKeys: [] };
    mails.set(assignment.id, { assignment, ruleKeys: [...mail.ruleKeys, each.key] });
  }
  for (const { assignment, ruleKeys } of mails.values()) {
    await sendClientNudge(automatic, assignment, { isAutomatic: true, message: '', ruleKeys });
  }
  return { clientNudges: mails.size, adminNudges };
}

/** The assignment of a client who is reminded automatically and has not submitted the review. */
async function waitingAssignment(db: Db, of: Case): Promise<ClientAssignmentRecord | undefined> {
  const requested = await findClientReview(db, of);
  const waits = requested?.clientReview.promotedOn === null && requested.assignment.isAutoNudge;
  return waits ? requested.assignment : undefined;
}

async function remindManager(way: Way, { of, key }: Due): Promise<boolean> {
  const { db } = way;
  const { reportingToId } = of.review;
  const manager = reportingToId === null ? undefined : await db.get('employees', reportingToId);
  if (!manager) return false;
  const { stepId, stepName } = getStep(of);
  const recipient = { recipientName: manager.fullName, email: manager.email };
  const mail = { isAutomatic: true, message: '', ruleKeys: [key] };
  await storeAdminNudge(way, { review: of.review, stepName }, recipient, mail);
  const userId = await loadUserId(db, manager.id);
  if (userId !== null) await notifyAboutReview({ ...way, of, stepId }, [userId]);
  return true;
}
