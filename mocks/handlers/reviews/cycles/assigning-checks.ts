import type { components } from '@atrium/contract/generated/types.ts';
import { HttpError, reject, type Message } from '../../../core/requests/http-error.ts';
import type { ClientContactRecord } from '../../../store/world/clients.ts';
import type { Case, RequestedReview } from '../../../common/reviews/cases.ts';
import type { ReviewContext } from '../../../common/reviews/review-context.ts';
import { dealsWithClient, getParts } from '../../../common/reviews/rules.ts';
import { getAssignmentBlock, type KnownContacts } from '../clients/client-view.ts';

type Contract = components['schemas'];
type Choice = Contract['ClientAssignments']['assignments'][number];

/** What the choices are validated against. */
interface Checked extends Pick<ReviewContext, 'me' | 'today'> {
  /** The index of the client's step, from 0. */
  at: number;
  cases: ReadonlyMap<string, Case>;
  requested: ReadonlyMap<string, RequestedReview>;
  known: KnownContacts;
  isEmployeeContact: (contact: ClientContactRecord, revieweeId: string) => boolean;
}

/**
 * Rejects choices that are not possible: 400 with an error at each of them, 403 for a review that the
 * caller must not assign.
 */
export function rejectInvalid(checked: Checked, choices: readonly Choice[]): void {
  const errors = choices.flatMap((choice, index): [field: string, error: Message][] => {
    const error = getReviewError(checked, choice);
    if (error) return [[`assignments.${index}.reviewId`, error]];
    const contactError = getContactError(checked, choice);
    return contactError ? [[`assignments.${index}.clientContactId`, contactError]] : [];
  });
  if (errors.length === 0) return;
  const fields = Object.fromEntries(errors.map(([field, error]) => [field, [error]]));
  throw new HttpError(
    400,
    errors.map(([, error]) => error),
    fields,
  );
}

const blockKeys = {
  CycleArchived: 'cycleIsArchived',
  CycleNotStarted: 'stepIsPassed',
  RevieweeLeft: 'revieweeHasLeft',
  Delivered: 'reviewIsDelivered',
  StepPassed: 'stepIsPassed',
  ClientSubmitted: 'clientHasPromoted',
} as const satisfies Record<Contract['ClientAssignmentBlock'], Message['key']>;

/** Why no contact can be assigned to a review. */
function getReviewError(
  { me, today, at, cases, requested }: Checked,
  { reviewId }: Choice,
): Message | null {
  const of = cases.get(reviewId);
  if (!of) return { key: 'reviewUnknown' };
  const parts = getParts(of, me);
  if (parts.has('Reviewee')) throw reject(403, 'ownReview');
  if (!dealsWithClient(parts)) throw reject(403, 'notClientInterfacer');
  const hasSubmitted = (requested.get(reviewId)?.clientReview.promotedOn ?? null) !== null;
  const block = getAssignmentBlock(of, at, today, hasSubmitted);
  return block && { key: blockKeys[block], values: { name: of.reviewee.fullName } };
}

/** Why a contact cannot be the one of a review. */
function getContactError(
  { cases, requested, known, isEmployeeContact }: Checked,
  { reviewId, clientContactId }: Choice,
): Message | null {
  const assignedId = requested.get(reviewId)?.assignment.clientContactId ?? null;
  if (clientContactId === null || clientContactId === assignedId) return null;
  const contact = known.contacts.get(clientContactId);
  const client = known.clients.get(contact?.clientId ?? '');
  if (!contact || !client?.isActive) return { key: 'contactUnknown' };
  const revieweeId = cases.get(reviewId)?.review.revieweeId ?? '';
  return isEmployeeContact(contact, revieweeId) ? { key: 'contactOfReviewee' } : null;
}
