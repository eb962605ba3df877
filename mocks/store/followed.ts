import { deriving } from './derived.ts';
import type { Collections, Followed, Schema, Scope, Transaction } from './store.ts';

/**
 * Runs the work of a transaction, then writes the records derived from its changes, before the
 * commit.
 */
export async function followed<C extends Collections<C>, T>(
  schema: Schema<C>,
  mode: 'read' | 'write',
  tx: Transaction<C>,
  work: (tx: Transaction<C>) => Promise<T>,
): Promise<T> {
  if (mode === 'read') return work(tx);
  const follow = schema.follow ?? followNothing;
  const tenants = new Map<string, Followed<C>>();
  const tenant = (tenantId: string) => {
    const known = tenants.get(tenantId) ?? follow(deriving(schema, tx.tenant(tenantId)));
    tenants.set(tenantId, known);
    return known.scope;
  };
  const result = await work({ platform: deriving(schema, tx.platform), tenant });
  for (const each of tenants.values()) await each.finish();
  return result;
}

const followNothing = <C extends Collections<C>>(scope: Scope<C>): Followed<C> => ({
  scope,
  finish: () => Promise.resolve(),
});
