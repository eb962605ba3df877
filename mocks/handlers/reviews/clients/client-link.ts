import { reject } from '../../../core/requests/http-error.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
} from '../../../store/world/review-contacts.ts';

/** Days for which a client's link is valid after the last nudge, and read-only after submission. */
const linkDays = 30;

const day = 86_400_000;

/** The timestamp at which an assignment's link expires; null while no mail was sent. */
export function linkExpiresOn({
  lastNudgedOn,
}: Pick<ClientAssignmentRecord, 'lastNudgedOn'>): string | null {
  return lastNudgedOn === null ? null : addLinkDays(lastNudgedOn);
}

const addLinkDays = (timestamp: string): string =>
  new Date(Date.parse(timestamp) + linkDays * day).toISOString();

/**
 * Validates a client's link: it was sent, and is not older than 30 days. Once all its reviews are
 * submitted, the client reads what they submitted for another 30 days. The 404 states the reason.
 * Returns when the link expires. Source: REVW-061, REVW-D13.
 */
export function checkLink(
  assignment: Pick<ClientAssignmentRecord, 'lastNudgedOn'>,
  reviews: readonly Pick<ClientReviewRecord, 'promotedOn'>[],
  now: string,
): string {
  const requestExpiresOn = linkExpiresOn(assignment);
  if (requestExpiresOn === null || reviews.length === 0) throw reject(404, 'clientLinkUnknown');
  const submittedOn = getSubmittedOn(reviews);
  const expiresOn = submittedOn === null ? requestExpiresOn : addLinkDays(submittedOn);
  if (now <= expiresOn) return expiresOn;
  throw reject(404, submittedOn === null ? 'clientLinkExpired' : 'clientLinkUsed');
}

/** When the last of a link's reviews was submitted; null while one is not. */
function getSubmittedOn(reviews: readonly Pick<ClientReviewRecord, 'promotedOn'>[]): string | null {
  const submitted = reviews.flatMap(({ promotedOn }) => promotedOn ?? []);
  return submitted.length < reviews.length ? null : (submitted.toSorted().at(-1) ?? null);
}
