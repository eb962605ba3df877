import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import { getTimestampAt } from './cycles.ts';
import { clientRemark, remarks } from './texts.ts';

interface LinkPlan {
  cycle: ReviewCycleRecord;
  reviews: readonly ReviewRecord[];
  contactName: string;
  /** Days since each mail; the last entry is the latest mail. */
  nudged: readonly number[];
  isAutoNudge?: boolean;
  /** Days since the client submitted the reviews. */
  promoted?: number;
}

/** A client contact who is requested to review, with the mails that were sent. */
export async function putClientLink(context: SeedContext, plan: LinkPlan): Promise<void> {
  const { db, random, today, tenantId } = context;
  const { cycle, reviews, nudged, isAutoNudge = true, promoted } = plan;
  const contacts = await db.query('clientContacts', { order: { by: 'name' } });
  const contact = contacts.find(({ name }) => name === plan.contactName) ?? contacts[0];
  const step = cycle.steps.find(({ executorType }) => executorType === 'Client');
  if (!contact || !step) return;
  const client = await db.get('clients', contact.clientId);
  const latest = nudged.at(-1);
  const assignment = seeded(
    {
      id: random.uuid(),
      linkId: random.uuid(),
      cycleId: cycle.id,
      stepId: step.stepId,
      clientContactId: contact.id,
      isAutoNudge,
      lastNudgedOn: latest === undefined ? null : getTimestampAt(context, -latest),
    },
    today,
  );
  await db.put('clientAssignments', assignment);
  for (const { id: reviewId } of reviews) {
    const promotedOn = promoted === undefined ? null : getTimestampAt(context, -promoted);
    const id = random.uuid();
    await db.put('clientReviews', { id, assignmentId: assignment.id, reviewId, promotedOn });
  }
  for (const [at, days] of nudged.entries()) {
    await db.put('reviewNudges', {
      id: random.uuid(),
      cycleId: cycle.id,
      kind: 'Client',
      reviewIds: reviews.map(({ id }) => id),
      stepName: step.stepName,
      recipientName: contact.name,
      clientName: client?.name ?? '',
      email: contact.email,
      sentOn: getTimestampAt(context, -days),
      sentByName: at === 0 ? '' : 'Hugo Silva',
      message: at === 0 ? '' : 'We’d love to hear from you this week.',
      link: `/performance/clientReview/${tenantId}/${assignment.linkId}`,
      ruleKeys: [],
    });
  }
}

/** A remark of a client contact on the first answer of a step; none if nobody has this name. */
export async function putClientRemark(
  context: SeedContext,
  review: ReviewRecord,
  stepId: string,
  contactName: string,
): Promise<void> {
  const contacts = await context.db.query('clientContacts');
  const contact = contacts.find(({ name }) => name === contactName);
  const client = contact && (await context.db.get('clients', contact.clientId));
  if (!client) return;
  const writer = { id: contact.id, name: contact.name, clientName: client.name };
  await putRemark(context, review, stepId, writer);
}

/** Records that a user of the tenant was reminded of a review. */
export async function putAdminNudge(
  context: SeedContext,
  {
    cycle,
    review,
    recipient,
  }: {
    cycle: ReviewCycleRecord;
    review: ReviewRecord;
    recipient: { fullName: string; email: string };
  },
): Promise<void> {
  await context.db.put('reviewNudges', {
    id: context.random.uuid(),
    cycleId: cycle.id,
    kind: 'Admin',
    reviewIds: [review.id],
    stepName: cycle.steps[review.stepIndex]?.stepName ?? '',
    recipientName: recipient.fullName,
    clientName: '',
    email: recipient.email,
    sentOn: getTimestampAt(context, -3),
    sentByName: 'Hugo Silva',
    message: 'Please take a look before the end of the week.',
    link: '',
    ruleKeys: [],
  });
}

/** A remark on the first answer of a step, by the manager or by a client. */
export async function putRemark(
  context: SeedContext,
  review: ReviewRecord,
  stepId: string,
  writer: { id: string; name: string; clientName?: string },
): Promise<void> {
  const { db, random, today } = context;
  const answers = await db.query('reviewAnswers', {
    where: { reviewId: review.id },
    order: { by: 'order' },
  });
  const answer = answers.find((each) => each.stepId === stepId);
  if (!answer) return;
  const isClient = writer.clientName !== undefined;
  const remark = {
    id: random.uuid(),
    reviewId: review.id,
    answerId: answer.id,
    comments: isClient ? clientRemark : random.pick(remarks),
    writerId: writer.id,
    writerName: writer.name,
    writerNameForPDF: isClient ? `${writer.name}, ${writer.clientName}` : writer.name,
    writerImageUrl: null,
    isClient,
    clientKey: isClient ? random.uuid() : null,
    writtenOn: getTimestampAt(context, -4),
  };
  await db.put('reviewComments', seeded(remark, today));
}
