import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** The tenant's selected provider of a kind; null for the entry for none. */
export async function readSelectedProvider(
  db: Scope<World>,
  kind: 'hrms' | 'calendar',
): Promise<World['providers'] | null> {
  const selected = await db.get('integrationSettings', 'settings');
  const id = kind === 'hrms' ? selected?.hrmsProviderId : selected?.calendarProviderId;
  const provider = id === undefined ? undefined : await db.get('providers', id);
  return provider && !provider.isEmpty ? provider : null;
}
