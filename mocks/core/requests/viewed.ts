import type { OperationId } from '@atrium/contract/generated/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../store/store.ts';
import type { Member, Person, World } from '../../store/world.ts';
import type { SessionView } from '../../store/world/account.ts';
import { isMember, loadRights } from '../records/access.ts';
import { reject } from './http-error.ts';

/** The rights that a person needs to view a tenant as someone else. */
export const viewRights = ['users.basic', 'roleManager.basic'] as const;

/** The role types in ascending order of rights. */
const ranks = ['ClientAppUser', 'TenantAdmin', 'PlatformAdmin'] as const;

const getRank = ({ roleType }: Pick<Member, 'roleType'>): number => ranks.indexOf(roleType);

/** As whom a call is answered. */
export interface Caller {
  person: Person;
  /** The view of the session in the call's tenant; null if the call is the person's own. */
  view: SessionView | null;
}

interface Call {
  id: OperationId;
  /** Undefined for a call without a tenant. */
  tenantId: string | undefined;
  sessionId: string;
  now: number;
}

/** Entering a tenant and ending a view are the viewer's own. */
const own: ReadonlySet<OperationId> = new Set(['endViewAs', 'assignTenant']);

/**
 * The person as whom a call is answered: the viewed one while a view lasts in the call's tenant. The
 * view ends by time, with the session, and when one of the two may not enter or the viewer lacks a
 * right for it. Source: PEOPL-017.
 */
export async function resolveCaller(
  tx: Transaction<World>,
  viewer: Person,
  { id, tenantId, sessionId, now }: Call,
): Promise<Caller & { isEnded: boolean }> {
  const asThemselves = { person: viewer, view: null };
  const view = await tx.platform.get('sessionViews', sessionId);
  if (!view) return { ...asThemselves, isEnded: false };
  const isEnded = id === 'logout' || isOver(view, now) || !(await isAllowed(tx, view));
  if (isEnded || own.has(id) || view.tenantId !== tenantId) return { ...asThemselves, isEnded };
  const person = await tx.platform.get('people', view.userId);
  return person ? { person, view, isEnded } : { ...asThemselves, isEnded: true };
}

/** Whether a view has ended by itself. */
export const isOver = ({ endsAt }: SessionView, now: number): boolean => Date.parse(endsAt) <= now;

/** The views of a tenant whose time is over, and which no later call of theirs has ended. */
export const findOverdueViews = async (
  { platform }: Transaction<World>,
  tenantId: string,
  now: number,
): Promise<SessionView[]> =>
  platform.query('sessionViews', {
    where: { tenantId, endsAt: { below: new Date(now + 1).toISOString() } },
  });

/** Whether the view in which a stream was opened has ended. */
export const hasEnded =
  ({ id, userId }: SessionView, clock: Clock) =>
  async ({ platform }: Transaction<World>): Promise<boolean> => {
    const view = await platform.get('sessionViews', id);
    return view?.userId !== userId || isOver(view, clock.now());
  };

async function isAllowed(tx: Transaction<World>, view: SessionView): Promise<boolean> {
  const { viewerId, userId, tenantId } = view;
  const users = tx.tenant(tenantId);
  const [assignment, user, viewer] = [
    await tx.platform.get('assignments', `${userId}:${tenantId}`),
    await users.get('tenantUsers', userId),
    await users.get('tenantUsers', viewerId),
  ];
  if (!assignment?.isUserAssigned || !isMember(user) || !isMember(viewer)) return false;
  if (getRank(user) > getRank(viewer)) return false;
  const rights = await loadRights(tx, viewer, tenantId);
  return viewRights.every((right) => rights.includes(right));
}

/** The operations that say what a session shows, whatever the client expects. */
const unchecked: ReadonlySet<OperationId> = new Set([...own, 'getProfile', 'getIsTeamLead']);

/**
 * 403 for a client that shows someone else than its session: nothing is saved for the wrong person,
 * and nothing of the wrong person is shown, once a view has started or ended. `expected` is the
 * header that says whom the client shows.
 */
export function checkExpected(
  id: OperationId,
  expected: string | null,
  view: SessionView | null,
): void {
  if (expected === null || unchecked.has(id)) return;
  if (expected !== (view?.userId ?? 'self')) throw reject(403, 'viewChanged');
}
