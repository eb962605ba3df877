import type { StreamEvent } from '#openapi/client/stream.ts';

/** An entry of the person that has changed: its version since, null where it was deleted. */
export interface EntryVersion {
  id: string;
  version: number | null;
}

/** The entries that an event of the hub names as changed; null for any other event. */
export function changedTimesIn({ type, data }: StreamEvent): EntryVersion[] | null {
  if (type !== 'timesChanged' || typeof data !== 'object' || data === null) return null;
  const { entries, deletedIds } = data as Partial<Record<string, unknown>>;
  if (!Array.isArray(entries) || !Array.isArray(deletedIds)) return null;
  return [...entries.filter(isEntryVersion), ...deletedIds.map(toDeleted)];
}

const isEntryVersion = (value: unknown): value is EntryVersion =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'version') === 'number';

const toDeleted = (id: unknown): EntryVersion => ({ id: String(id), version: null });
