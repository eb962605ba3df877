import type { components } from '@atrium/contract/generated/types.ts';
import type { TenantUser } from '../../store/world.ts';

type Status = components['schemas']['UserStatus'];

/** How long an invitation can be accepted, in ms. */
const invitedFor = 14 * 86_400_000;

/** When an invitation that is sent now expires. */
export const getInvitationEnd = (now: number): string => new Date(now + invitedFor).toISOString();

/** Whether an invitation can no longer be accepted; one without an end always can. */
export const isExpired = ({ invitedUntil }: { invitedUntil?: string }, now: number): boolean =>
  invitedUntil !== undefined && Date.parse(invitedUntil) <= now;

/**
 * What decides the status of a user: `active`, or `invited` with the end of the invitation, since an
 * invitation expires without any change of its record.
 */
export function toStatusKey({
  state,
  invitation,
  invitedUntil,
}: Pick<TenantUser, 'state' | 'invitation' | 'invitedUntil'>): string {
  const known = state ?? (invitation ? 'invited' : 'active');
  return known === 'invited' ? `invited ${invitedUntil ?? ''}` : known;
}

/** The status at a time, from the key. */
export function toStatus(statusKey: string, now: number): Status {
  const [state = '', invitedUntil = ''] = statusKey.split(' ');
  if (state === 'invited' && invitedUntil !== '' && isExpired({ invitedUntil }, now)) {
    return 'expired';
  }
  return state as Status;
}
