import type { Collections, Followed, Schema, Transaction } from './store.ts';

/**
 * Runs the work of a transaction, then writes the records derived from its changes, before the
 * commit.
 */
export async function followed<C extends Collections<C>, T>(
  { follow }: Schema<C>,
  mode: 'read' | 'write',
  tx: Transaction<C>,
  work: (tx: Transaction<C>) => Promise<T>,
): Promise<T> {
  if (!follow || mode === 'read') return work(tx);
  const tenants = new Map<string, Followed<C>>();
  const tenant = (tenantId: string) => {
    const known = tenants.get(tenantId) ?? follow(tx.tenant(tenantId));
    tenants.set(tenantId, known);
    return known.scope;
  };
  const result = await work({ platform: tx.platform, tenant });
  for (const each of tenants.values()) await each.finish();
  return result;
}
