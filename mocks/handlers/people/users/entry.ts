import { stopRenewals } from '../../../identity/sessions.ts';
import { getInvitationEnd } from '../../../common/people/status.ts';
import type { Scope } from '../../../store/store.ts';
import type { Assignment, TenantUser, World } from '../../../store/world.ts';

type Platform = Scope<World>;

/** The user and tenant of a change of access. */
interface Entry {
  db: Scope<World>;
  platform: Platform;
  tenantId: string;
  user: TenantUser;
}

const assignmentId = (personId: string, tenantId: string) => `${personId}:${tenantId}`;

/** Whether a user may enter the tenant. */
export async function mayEnter({
  platform,
  tenantId,
  user,
}: Pick<Entry, 'platform' | 'tenantId' | 'user'>): Promise<boolean> {
  const assignment = await platform.get('assignments', assignmentId(user.id, tenantId));
  return assignment?.isUserAssigned ?? false;
}

/** The ids of those of some users who may enter the tenant. */
export async function findAdmitted(
  { platform, tenantId }: Pick<Entry, 'platform' | 'tenantId'>,
  users: readonly Pick<TenantUser, 'id'>[],
): Promise<ReadonlySet<string>> {
  const ids = users.map(({ id }) => assignmentId(id, tenantId));
  const assignments = [...(await platform.getMany('assignments', ids)).values()];
  const admitted = assignments.filter(({ isUserAssigned }) => isUserAssigned);
  return new Set(admitted.map(({ personId }) => personId));
}

/**
 * Grants or revokes a user's access. For an invited person, it offers the invitation again, for 14
 * days from `now`, or withdraws it.
 */
export async function setEntry(entry: Entry, isUserAssigned: boolean, now: number): Promise<void> {
  const { invitation } = entry.user;
  if (!invitation) await setAccess(entry, { isUserAssigned });
  else if (isUserAssigned) await offerInvitation(entry, invitation.personId, now);
  else await withdrawInvitation(entry, invitation.personId);
}

/**
 * Revokes the access of a user whose employment ends, and restores it on their return. A user who
 * was locked out before stays locked out: only a change of the user undoes that, which needs
 * another right. An invitation ends with the employment.
 */
export async function setEntryOfEmployee(entry: Entry, isActive: boolean): Promise<boolean> {
  const { platform, tenantId, user } = entry;
  if (user.invitation) {
    if (!isActive) await withdrawInvitation(entry, user.invitation.personId);
    return false;
  }
  const before = await platform.get('assignments', assignmentId(user.id, tenantId));
  const isChanging = isActive ? before?.hasDeparted === true : before?.isUserAssigned === true;
  if (isChanging) await setAccess(entry, { isUserAssigned: isActive, hasDeparted: !isActive });
  return isChanging;
}

/**
 * Makes a departed employee's loss of access permanent, so that another employee's return does not
 * restore it.
 */
export async function endSessions(entry: Entry): Promise<void> {
  const { platform, tenantId, user } = entry;
  const before = await platform.get('assignments', assignmentId(user.id, tenantId));
  if (before?.hasDeparted) await setAccess(entry, { isUserAssigned: false });
}

/** Offers a tenant to an invited person until 14 days from `now`. */
async function offerInvitation(entry: Entry, personId: string, now: number): Promise<void> {
  const { user, tenantId } = entry;
  const invitedUntil = getInvitationEnd(now);
  const offer = { isUserAssigned: false, invitedUserId: user.id, invitedUntil };
  await putAssignment(entry, { personId, tenantId, ...offer });
  await storeState(entry, { state: 'invited', invitedUntil });
}

async function withdrawInvitation(entry: Entry, personId: string): Promise<void> {
  await removeOffer(entry, personId);
  await storeState(entry, { state: 'deactivated' });
}

/** Removes what a person could accept. */
export const removeOffer = (
  { platform, tenantId }: Pick<Entry, 'platform' | 'tenantId'>,
  personId: string,
): Promise<void> => platform.remove('assignments', assignmentId(personId, tenantId));

/**
 * Stores whether a user may enter. Who may enter no tenant any more cannot renew a session either:
 * a person of another tenant stays signed in, since that tenant alone decides about it.
 */
async function setAccess(
  entry: Entry,
  access: Pick<Assignment, 'isUserAssigned' | 'hasDeparted'>,
): Promise<void> {
  const { platform, tenantId, user } = entry;
  await putAssignment(entry, { personId: user.id, tenantId, ...access });
  await storeState(entry, { state: access.isUserAssigned ? 'active' : 'deactivated' });
  if (access.isUserAssigned) return;
  const others = await platform.query('assignments', { where: { personId: user.id } });
  if (!others.some(({ isUserAssigned }) => isUserAssigned)) {
    await stopRenewals({ platform, personId: user.id });
  }
}

const putAssignment = (
  { platform }: Pick<Entry, 'platform'>,
  assignment: Omit<Assignment, 'id'>,
): Promise<void> => {
  const id = assignmentId(assignment.personId, assignment.tenantId);
  return platform.put('assignments', { id, ...assignment });
};

/** Users are searched by their state, which follows the assignment. */
async function storeState(
  { db, user }: Entry,
  state: Pick<TenantUser, 'state' | 'invitedUntil'>,
): Promise<void> {
  const stored = (await db.get('tenantUsers', user.id)) ?? user;
  await db.put('tenantUsers', { ...stored, ...state });
}
