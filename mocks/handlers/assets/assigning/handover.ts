import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../../core/requests/handler.ts';
import type { TenantUser } from '../../../store/world.ts';
import type {
  AssetAssignmentRecord,
  AssetRecord,
  HandoverRecord,
} from '../../../store/world/assets.ts';
import { buildMessageNames } from '../../../common/assets/asset-names.ts';
import { formatTimestamp } from '../../../common/assets/days.ts';
import { notify, loadUserId } from '../../../common/notifications/notify.ts';

/** Minimum time between two requests to an employee who does not respond, in ms: one hour. */
const minRequestInterval = 3_600_000;

/** An asset with its new assignment. */
export interface Given {
  asset: AssetRecord;
  assignment: AssetAssignmentRecord;
}

type Caller = Pick<Call<'assignAsset'>, 'db' | 'user' | 'person' | 'clock'>;

/**
 * The handover of a new assignment: none for a team, a pending acceptance for an employee; an
 * assignment to oneself is accepted immediately.
 */
export function createHandover(
  { user, person, clock }: Caller,
  { employeeId }: Pick<AssetAssignmentRecord, 'employeeId'>,
): HandoverRecord | null {
  if (employeeId === null) return null;
  const requestedAt = new Date(clock.now()).toISOString();
  const requested = { remark: '', requestedAt, givenBy: person.id };
  return employeeId === user.employeeId
    ? { state: 'Accepted', answeredAt: requestedAt, ...requested }
    : { state: 'Pending', answeredAt: null, ...requested };
}

/**
 * Requests that the employee accept the assigned assets, with one notification for all. Returns
 * false when no one can be notified.
 */
export async function requestAcceptance(call: Caller, given: readonly Given[]): Promise<boolean> {
  const { db, clock, person, user } = call;
  const waiting = given.filter(({ assignment }) => assignment.handover?.state === 'Pending');
  const employeeId = waiting[0]?.assignment.employeeId ?? null;
  const recipientId = employeeId === null ? null : await loadUserId(db, employeeId);
  if (recipientId === null) return false;
  await notify(db, clock, {
    recipientId,
    senderId: person.id,
    type: 'assetHandover',
    data: {
      userName: person.name,
      profileImageUrl: user.profileImageUrl,
      ...buildMessageNames(waiting.map(({ asset }) => asset)),
      handovers: waiting.map(({ asset, assignment }) => ({
        assignmentId: assignment.id,
        assetId: asset.id,
        assetCode: asset.assetCode,
      })),
    },
  });
  return true;
}

/** The public view of a handover; null when there is none. */
export function handoverView(
  { handover, endedOn }: AssetAssignmentRecord,
  user: Pick<TenantUser, 'dateFormat' | 'timeZone'>,
): components['schemas']['AssetHandover'] | null {
  if (!handover) return null;
  const isEnded = endedOn !== null;
  const { state, answeredAt, remark } = handover;
  return {
    state: isEnded && state === 'Pending' ? 'Ended' : state,
    answeredAt,
    answeredAtAsString: answeredAt === null ? '' : formatTimestamp(answeredAt, user),
    remark,
    remindableFrom: isEnded || state === 'Accepted' ? null : remindableFrom(handover),
  };
}

/** The timestamp from which the employee may be requested again; immediately after a decline. */
export const remindableFrom = ({ state, answeredAt, requestedAt }: HandoverRecord): string =>
  state === 'Declined' && answeredAt !== null
    ? answeredAt
    : new Date(Date.parse(requestedAt) + minRequestInterval).toISOString();
