import type { Scope } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** The event streams of a tenant. Source: API-042. */
export type Hub = World['events']['hub'];

/** Which events a stream delivers: those of a hub that are for everybody or for this person. */
export interface Feed {
  hub: Hub;
  tenantId: string;
  personId: string;
  /** Delivers what came after this event; null for only what is yet to come. */
  after: string | null;
}

/** Something that has happened. `to` is the person it is for; null for all who may listen. */
export interface Happening {
  hub: Hub;
  to: string | null;
  type: string;
  data: Readonly<Record<string, unknown>>;
}

/** Events that a tenant keeps, for streams that were interrupted. */
const stored = 500;

/** Tells the listeners of a hub; they hear of it once the call's transaction is kept. */
export async function publish(db: Scope<World>, happening: Happening): Promise<void> {
  const [last] = await db.query('events', {
    order: { by: 'sequence', direction: 'descending' },
    limit: 1,
  });
  const sequence = (last?.sequence ?? 0) + 1;
  await db.put('events', { ...happening, id: String(sequence), sequence });
  await db.remove('events', String(sequence - stored));
}
