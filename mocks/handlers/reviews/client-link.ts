import { reject } from '../../core/http-error.ts';
import type {
  ClientAssignmentRecord,
  ClientReviewRecord,
} from '../../store/world/review-contacts.ts';

/** Days for which a client's link is valid after the last nudge. */
const linkDays = 30;

const day = 86_400_000;

/** The timestamp at which an assignment's link expires; null while no mail was sent. */
export function linkExpiresOn({
  lastNudgedOn,
}: Pick<ClientAssignmentRecord, 'lastNudgedOn'>): string | null {
  if (lastNudgedOn === null) return null;
  return new Date(Date.parse(lastNudgedOn) + linkDays * day).toISOString();
}

/**
 * Validates a client's link: it was sent, is not older than 30 days, and not used up. It can be
 * used repeatedly until all its reviews are submitted. The 404 states the reason. Source:
 * REVW-D02.
 */
export function checkLink(
  assignment: Pick<ClientAssignmentRecord, 'lastNudgedOn'>,
  reviews: readonly Pick<ClientReviewRecord, 'promotedOn'>[],
  now: string,
): string {
  const expires = linkExpiresOn(assignment);
  if (expires === null || reviews.length === 0) throw reject(404, 'clientLinkUnknown');
  if (reviews.every(({ promotedOn }) => promotedOn !== null)) throw reject(404, 'clientLinkUsed');
  if (now > expires) throw reject(404, 'clientLinkExpired');
  return expires;
}
