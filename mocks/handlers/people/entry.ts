import type { Scope } from '../../store/store.ts';
import type { Assignment, TenantUser, World } from '../../store/world.ts';

type Platform = Scope<World>;

/** The user and tenant of a change of access. */
interface Entry {
  platform: Platform;
  tenantId: string;
  user: TenantUser;
}

const assignmentId = (personId: string, tenantId: string) => `${personId}:${tenantId}`;

/** Whether a user may enter the tenant. */
export async function mayEnter({ platform, tenantId, user }: Entry): Promise<boolean> {
  const assignment = await platform.get('assignments', assignmentId(user.id, tenantId));
  return assignment?.isUserAssigned ?? false;
}

/** The ids of those of some users who may enter the tenant. */
export async function findAdmitted(
  { platform, tenantId }: Omit<Entry, 'user'>,
  users: readonly Pick<TenantUser, 'id'>[],
): Promise<ReadonlySet<string>> {
  const ids = users.map(({ id }) => assignmentId(id, tenantId));
  const assignments = [...(await platform.getMany('assignments', ids)).values()];
  const admitted = assignments.filter(({ isUserAssigned }) => isUserAssigned);
  return new Set(admitted.map(({ personId }) => personId));
}

/**
 * Grants or revokes a user's access. For an invited person, it offers or withdraws the invitation
 * instead.
 */
export async function setEntry(entry: Entry, isUserAssigned: boolean): Promise<void> {
  const { invitation } = entry.user;
  if (!invitation) await putAssignment(entry, { isUserAssigned });
  else if (isUserAssigned) await offerInvitation(entry, invitation.personId);
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
  if (isChanging) await putAssignment(entry, { isUserAssigned: isActive, hasDeparted: !isActive });
  return isChanging;
}

/**
 * Makes a departed employee's loss of access permanent, so that another employee's return does not
 * restore it.
 */
export async function endSessions(entry: Entry): Promise<void> {
  const { platform, tenantId, user } = entry;
  const before = await platform.get('assignments', assignmentId(user.id, tenantId));
  if (before?.hasDeparted) await putAssignment(entry, { isUserAssigned: false });
}

/** Offers a tenant to an invited person. */
const offerInvitation = (entry: Entry, personId: string): Promise<void> =>
  putAssignment(
    { ...entry, user: { ...entry.user, id: personId } },
    { isUserAssigned: false, invitedUserId: entry.user.id },
  );

const withdrawInvitation = ({ platform, tenantId }: Entry, personId: string) =>
  platform.remove('assignments', assignmentId(personId, tenantId));

async function putAssignment(
  { platform, tenantId, user }: Entry,
  more: Pick<Assignment, 'isUserAssigned' | 'hasDeparted' | 'invitedUserId'>,
): Promise<void> {
  const id = assignmentId(user.id, tenantId);
  await platform.put('assignments', { id, personId: user.id, tenantId, ...more });
}
