import type { Clock } from '../clock.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { DailyWork } from './loaded-area.ts';

/** What is asked before the work of a day is done: by whom, and for which tenant. */
interface FirstCall {
  tenantId: string;
  /** Throws for whoever may not make the call. */
  check: (tx: Transaction<World>) => Promise<unknown>;
}

/**
 * Has the work of a day done with the first call of an area that a tenant's people make on it (by
 * UTC). Whether another process was faster, the work itself finds in the store, in one transaction.
 */
export function onceADay(store: Store<World>, clock: Clock) {
  const done = new Map<string, string>();
  return async (load: () => Promise<DailyWork>, { tenantId, check }: FirstCall) => {
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    if (done.get(tenantId) === today) return;
    const work = await load();
    await store.transaction('write', async (tx) => {
      await check(tx);
      await work(tx.tenant(tenantId), clock, today);
    });
    done.set(tenantId, today);
  };
}
