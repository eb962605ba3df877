import type { Entry } from './entries.ts';

/** The version of an entry that the person has seen: a change of an older one is refused (409). */
export const seenVersion = ({ version }: Entry): { version?: number } =>
  version === undefined ? {} : { version };

/** An entry as calls about several, or about one without more to say, name it. */
export const seen = (entry: Entry): { id: string; version?: number } => ({
  id: entry.id,
  ...seenVersion(entry),
});
