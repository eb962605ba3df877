import type { Area, OperationId } from '@atrium/contract/generated/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import { checkAssignment, getPerson } from '../records/access.ts';
import type { Bearer } from './bearer.ts';
import { findOverdueViews, resolveCaller, type Caller } from './viewed.ts';

interface IdentifiedCall {
  id: OperationId;
  area: Area;
  bearer: Bearer;
  tenantId: string | undefined;
  ipAddress: string;
}

/**
 * The person of a token, who is assigned to the tenant, if the call has one, or as whom they view
 * it. The log has the end of a view even if the session has ended it by signing out, and no read of it
 * shows a view without its end once its time is over. Source: PRIV-001.
 */
export async function identifyCaller(
  { store, clock }: { store: Store<World>; clock: Clock },
  { id, area, bearer, tenantId, ipAddress }: IdentifiedCall,
): Promise<Caller> {
  const { sessionId } = bearer;
  const now = clock.now();
  const found = await store.transaction('read', async (tx) => {
    const viewer = await getPerson(tx, bearer);
    if (tenantId) await checkAssignment(tx, viewer, tenantId);
    const caller = await resolveCaller(tx, viewer, { id, tenantId, sessionId, now });
    const isLogRead = tenantId !== undefined && area === 'audit';
    return { ...caller, overdue: isLogRead ? await findOverdueViews(tx, tenantId, now) : [] };
  });
  if (found.isEnded || found.overdue.length > 0) {
    const { endView, endViews } = await import('./end-view.ts');
    await store.transaction('write', async (tx) => {
      if (found.isEnded) await endView(tx, { sessionId, ipAddress, clock });
      await endViews(tx, found.overdue);
    });
  }
  return found;
}
