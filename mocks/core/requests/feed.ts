import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** The event streams of a tenant. Source: API-042. */
export type Hub = World['events']['hub'];

/** The events that a stream delivers: those of a hub that are for everyone or for this person. */
export interface Feed {
  hub: Hub;
  tenantId: string;
  personId: string;
  /** Delivers the events after this one; null for only future events. */
  after: string | null;
}

/** An event. `to` is its recipient, or several; null for all subscribers. */
export interface Happening {
  hub: Hub;
  to: string | readonly string[] | null;
  type: string;
  data: Readonly<Record<string, unknown>>;
}

/** Number of events that a tenant stores for interrupted streams. */
const stored = 500;

/** Publishes an event to a hub; subscribers receive it once the call's transaction is committed. */
export async function publish(db: Scope<World>, happening: Happening): Promise<void> {
  const { sequence } = await db.append('events', (next) => ({
    ...happening,
    id: String(next),
    sequence: next,
  }));
  await db.remove('events', String(sequence - stored));
}
