import { isObject } from '../json.ts';

/** Identifiers from responses, so that later calls use existing records. */
export interface Known {
  /** Stores the identifiers of a response. */
  learn(value: unknown): void;
  /** The first identifier with a name, e.g. `projectId`. */
  get(name: string): string | undefined;
}

/**
 * Stores identifiers: `projectId` anywhere in a response, and `id` inside a list `projects`, are
 * both stored as `projectId`.
 */
export function createKnown(): Known {
  const known = new Map<string, string>();
  const storeId = (name: string, value: unknown) => {
    if (typeof value === 'string' && value !== '' && !known.has(name)) known.set(name, value);
  };
  function learn(value: unknown, container: string): void {
    if (Array.isArray(value)) for (const each of value) learn(each, container);
    if (!isObject(value)) return;
    for (const [name, each] of Object.entries(value)) {
      if (name.endsWith('Id')) storeId(name, each);
      else if (name === 'id') storeId(`${singular(container)}Id`, each);
      else learn(each, name);
    }
  }
  return { learn: (value) => learn(value, ''), get: (name) => known.get(name) };
}

const singular = (name: string): string =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');
