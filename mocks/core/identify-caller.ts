import type { OperationId } from '#openapi/generated/operations.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { World } from '../store/world.ts';
import { checkAssignment, getPerson } from './access.ts';
import type { Bearer } from './bearer.ts';
import { resolveCaller, type Caller } from './viewed.ts';

interface IdentifiedCall {
  id: OperationId;
  bearer: Bearer;
  tenantId: string | undefined;
  ipAddress: string;
}

/**
 * The person of a token, who is assigned to the tenant, if the call has one, or as whom they view
 * it. The log has the end of a view even if the session has ended it by signing out.
 */
export async function identifyCaller(
  { store, clock }: { store: Store<World>; clock: Clock },
  { id, bearer, tenantId, ipAddress }: IdentifiedCall,
): Promise<Caller> {
  const { sessionId } = bearer;
  const now = clock.now();
  const found = await store.transaction('read', async (tx) => {
    const viewer = await getPerson(tx, bearer);
    if (tenantId) await checkAssignment(tx, viewer, tenantId);
    return resolveCaller(tx, viewer, { id, tenantId, sessionId, now });
  });
  if (found.isEnded) {
    const { endView } = await import('./end-view.ts');
    await store.transaction('write', (tx) => endView(tx, { sessionId, ipAddress, clock }));
  }
  return found;
}
