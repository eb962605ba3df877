import type { StreamEvent } from '#openapi/client/stream.ts';

/** A changed entry of the person: its new version, null if it was deleted. */
export interface EntryVersion {
  id: string;
  version: number | null;
}

/** The changed entries that a hub event lists; null for any other event. */
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
