import type { Clock } from '../clock.ts';
import type { Store, Transaction } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { DailyWork } from './requests/loaded-area.ts';

/** The checks before a daily job: the caller and the tenant. */
interface FirstCall {
  tenantId: string;
  /** Throws if the caller may not make the call. */
  check: (tx: Transaction<World>) => Promise<unknown>;
}

/**
 * Runs a daily job with the first call of an area that a tenant's users make on a day (UTC). The
 * job itself checks in the store, in one transaction, whether another process was faster.
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
