import { findClientReview } from '../../../common/reviews/cases.ts';
import { storeSubmission } from '../../../common/reviews/client-submissions.ts';
import type { ReviewCycleRecord } from '../../../store/world/reviews.ts';
import type { SeedContext } from '../../context.ts';

/**
 * Marks the answers at the client's step as submitted in all reviews of a cycle that have passed
 * it, by the requested contact, otherwise by the first.
 */
export async function putSubmissions({ db }: SeedContext, cycle: ReviewCycleRecord): Promise<void> {
  const index = cycle.steps.findIndex(({ executorType }) => executorType === 'Client');
  const { stepId } = cycle.steps[index] ?? {};
  const contacts = await db.query('clientContacts', { order: { by: 'name' } });
  const clients = new Map((await db.query('clients')).map(({ id, name }) => [id, name]));
  if (stepId === undefined) return;
  for (const review of await db.query('reviews', { where: { cycleId: cycle.id } })) {
    if (review.stepIndex <= index) continue;
    const requested = await findClientReview(db, { cycle, review }, stepId);
    const contact =
      contacts.find(({ id }) => id === requested?.assignment.clientContactId) ?? contacts[0];
    if (!contact) return;
    const submitter = {
      clientContactId: contact.id,
      clientContactName: contact.name,
      clientName: clients.get(contact.clientId) ?? '',
    };
    const submittedOn = requested?.clientReview.promotedOn ?? review.enteredStepOn;
    await storeSubmission(db, { reviewId: review.id, stepId }, submitter, submittedOn);
  }
}
