import type { components } from '#openapi/generated/types.ts';
import { refuse, refuseField } from '../../core/refusal.ts';
import { changed, created } from '../../core/versions.ts';
import type { ClientAssignmentRecord } from '../../store/world/review-contacts.ts';
import type { ReviewCycleRecord } from '../../store/world/reviews.ts';
import { clientReviewOf, findCase, type Case } from '../../common/reviews/cases.ts';
import { isAssignable } from './client-view.ts';
import type { Db, Desk } from '../../common/reviews/desk.ts';
import { wayOf } from './flow.ts';
import { sendClientNudge } from './nudge-records.ts';
import { dealsWithClient, partsOf } from '../../common/reviews/rules.ts';
import { settingsOf } from '../../common/reviews/settings.ts';

type Choices = components['schemas']['ClientAssignments']['assignments'];

interface Step {
  cycle: ReviewCycleRecord;
  /** Place of the client's step, from 0. */
  at: number;
}

/**
 * Assigns client contacts to reviews at a client's step. A contact gets one link for all reviews
 * of the step; a new link is mailed when it is automatic and a review waits for the client.
 */
export async function assign(desk: Desk, step: Step, choices: Choices): Promise<void> {
  const ids = choices.map(({ reviewId }) => reviewId);
  if (new Set(ids).size < ids.length) {
    throw refuseField('assignments', 'namedTwice', { field: 'reviewId' });
  }
  const waiting = new Map<string, ClientAssignmentRecord>();
  for (const [at, { reviewId, clientContactId }] of choices.entries()) {
    const field = `assignments.${at}`;
    const of = await assignableCase(desk, step, reviewId, field);
    const stepId = step.cycle.steps[step.at]?.stepId ?? '';
    const asked = await clientReviewOf(desk.db, of, stepId);
    if (asked?.clientReview.promotedOn) throw refuse(400, 'clientHasPromoted');
    if ((asked?.assignment.clientContactId ?? null) === clientContactId) continue;
    if (asked) {
      await takeAway(desk.db, asked.clientReview.id, asked.assignment.id);
      await clearDraft(desk, of, stepId);
    }
    if (clientContactId === null) continue;
    await checkContact(desk.db, clientContactId, `${field}.clientContactId`);
    const assignment = await assignmentFor(desk, step.cycle.id, stepId, clientContactId);
    const id = crypto.randomUUID();
    await desk.db.put('clientReviews', {
      id,
      assignmentId: assignment.id,
      reviewId,
      promotedOn: null,
    });
    if (of.review.stepIndex === step.at) waiting.set(assignment.id, assignment);
  }
  for (const assignment of waiting.values()) {
    if (!assignment.isAutoNudge) continue;
    const mail = { isAutomatic: true, message: '', ruleKeys: [] };
    await sendClientNudge(wayOf(desk), assignment, mail);
  }
}

async function assignableCase(desk: Desk, step: Step, reviewId: string, field: string) {
  const of: Case | undefined = await findCase(desk, reviewId);
  if (!of || of.cycle.id !== step.cycle.id) {
    throw refuseField(`${field}.reviewId`, 'reviewUnknown');
  }
  if (!dealsWithClient(partsOf(of, desk.me))) throw refuse(403, 'notClientInterfacer');
  if (!isAssignable(of, step.at, desk.today)) {
    throw refuse(400, of.review.status === 'Delivered' ? 'reviewIsDelivered' : 'stepIsPassed');
  }
  return of;
}

async function checkContact(db: Db, id: string, field: string): Promise<void> {
  const contact = await db.get('clientContacts', id);
  const client = contact && (await db.get('clients', contact.clientId));
  if (!client?.isActive) throw refuseField(field, 'contactUnknown');
}

/** Whoever is asked next reads nothing of what another client has written and not handed in. */
async function clearDraft(desk: Desk, { review }: Case, stepId: string): Promise<void> {
  const { db } = desk;
  const answers = await db.query('reviewAnswers', { where: { reviewId: review.id } });
  const own = answers.filter((answer) => answer.stepId === stepId);
  for (const answer of own) {
    if (answer.answerText !== '') {
      await db.put('reviewAnswers', changed(answer, { answerText: '' }, desk));
    }
  }
  const ids = new Set(own.map(({ id }) => id));
  for (const comment of await db.query('reviewComments', { where: { reviewId: review.id } })) {
    if (comment.isClient && ids.has(comment.answerId))
      await db.remove('reviewComments', comment.id);
  }
}

/** Takes a review out of an assignment; an assignment that is left empty ends, and its link. */
async function takeAway(db: Db, clientReviewId: string, assignmentId: string): Promise<void> {
  await db.remove('clientReviews', clientReviewId);
  const left = await db.count('clientReviews', { assignmentId });
  if (left === 0) await db.remove('clientAssignments', assignmentId);
}

/** The contact's assignment at the step, a new one when there is none. */
async function assignmentFor(
  desk: Desk,
  cycleId: string,
  stepId: string,
  clientContactId: string,
): Promise<ClientAssignmentRecord> {
  const { db } = desk;
  const [known] = await db.query('clientAssignments', {
    where: { cycleId, stepId, clientContactId },
  });
  if (known) return known;
  const { isClientAutoNudge } = await settingsOf(db);
  const assignment = created(
    {
      id: crypto.randomUUID(),
      linkId: crypto.randomUUID(),
      cycleId,
      stepId,
      clientContactId,
      isAutoNudge: isClientAutoNudge,
      lastNudgedOn: null,
    },
    desk,
  );
  await db.put('clientAssignments', assignment);
  return assignment;
}
