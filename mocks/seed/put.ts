import type { World } from '../store/world.ts';

/** Puts a record into a tenant, or into the platform (null). */
export type Put = <Name extends keyof World>(
  scope: string | null,
  name: Name,
  record: World[Name],
) => Promise<void>;

/** Puts time entries into a tenant. */
export async function putEntries(
  put: Put,
  tenantId: string,
  entries: readonly World['entries'][],
): Promise<void> {
  // In parallel, since IndexedDB is slow to respond to each write, not to store it.
  await Promise.all(entries.map((entry) => put(tenantId, 'entries', entry)));
}
