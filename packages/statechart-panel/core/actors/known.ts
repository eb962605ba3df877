import type { EventObject } from 'xstate';

/** The data known in an interaction, used to create valid examples. */
export interface InteractionFacts {
  /** Bodies of the responses that the story received, the newest last. */
  received: readonly unknown[];
  /** Milliseconds since 1970, by the story's clock. */
  now: number;
  /** Whether a server knows the ids; without one, examples stay unchanged. */
  isServing: boolean;
}

export const noFacts: InteractionFacts = { received: [], now: 0, isServing: false };

/** An example whose ids are replaced by ids known in the interaction. */
export interface FilledExample {
  event: EventObject;
  /** It names a record that no response contained. */
  isUnknown: boolean;
  /** Ids were replaced. */
  isFilled: boolean;
}

type Found = Readonly<Record<string, unknown>>;

interface Index {
  /** Objects with an id, by their property names. */
  records: Map<string, Found[]>;
  /** Ids by their property name, and by the name of their records' list. */
  ids: Map<string, string[]>;
  texts: Set<string>;
}

const deepest = 8;
const longestList = 200;

const isId = (name: string): boolean => /^id$|[a-z]Ids?$/.test(name);

const isPlain = (value: unknown): value is Found => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

const idsIn = (found: Found): string[] =>
  Object.entries(found).flatMap(([name, value]) =>
    isId(name) && typeof value === 'string' && value !== '' ? [value] : [],
  );

const getNames = (found: Found): string => Object.keys(found).toSorted().join();

const indexes = new WeakMap<object, Index>();

function indexOf(source: unknown): Index {
  const isObject = typeof source === 'object' && source !== null;
  const known = isObject ? indexes.get(source) : undefined;
  if (known) return known;
  const index: Index = { records: new Map(), ids: new Map(), texts: new Set() };
  collect(source, '', 0);
  if (isObject) indexes.set(source, index);
  return index;

  function note<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
    const list = map.get(name);
    if (list) list.push(value);
    else map.set(name, [value]);
  }

  function collect(value: unknown, name: string, depth: number): void {
    if (depth > deepest) return;
    if (typeof value === 'string') {
      index.texts.add(value);
      if (isId(name) && value !== '') note(index.ids, name, value);
      return;
    }
    if (value instanceof Map) collect([...value.values()], name, depth);
    if (value instanceof Set) collect([...value], name, depth);
    if (Array.isArray(value)) {
      for (const each of value.slice(0, longestList)) {
        if (isPlain(each) && typeof each['id'] === 'string') {
          note(index.ids, `${name.toLowerCase()}[]`, each['id']);
        }
        collect(each, name, depth + 1);
      }
    }
    if (!isPlain(value)) return;
    if (idsIn(value).length > 0) note(index.records, getNames(value), value);
    for (const [part, inner] of Object.entries(value)) collect(inner, part, depth + 1);
  }
}

/** Whether an example contains any id; most contain none and stay unchanged. */
function hasIds(value: unknown, depth = 0): boolean {
  if (depth > deepest) return false;
  if (Array.isArray(value)) return value.some((each) => hasIds(each, depth + 1));
  if (!isPlain(value)) return false;
  return Object.entries(value).some(
    ([name, inner]) =>
      (isId(name) && (typeof inner === 'string' ? inner !== '' : Array.isArray(inner))) ||
      hasIds(inner, depth + 1),
  );
}

const withIds = new WeakMap<EventObject, boolean>();

/**
 * Replaces the records and ids of an example by known ones: from the chart's context first, then
 * from the responses. A record is matched by its property names, an id by its own name or by that
 * of a list.
 */
export function fillIn(
  event: EventObject,
  context: unknown,
  { received, isServing }: InteractionFacts,
): FilledExample {
  const needsIds = withIds.get(event) ?? hasIds(event);
  withIds.set(event, needsIds);
  if (!needsIds || !isServing) return { event, isUnknown: false, isFilled: false };
  const sources = [context, ...received.toReversed()].map(indexOf);
  const used = new Set<Found>();
  let isUnknown = false;
  let isFilled = false;
  const { type, ...payload } = event;
  const filled = { ...fillParts(payload), type };
  return { event: filled, isUnknown, isFilled };

  function isKnown(text: string): boolean {
    return sources.some(({ texts }) => texts.has(text));
  }

  function fill(value: unknown, name: string): unknown {
    if (typeof value === 'string') return isId(name) && value !== '' ? fillId(value, name) : value;
    if (Array.isArray(value)) return fillList(value, name);
    if (!isPlain(value)) return value;
    const ids = idsIn(value);
    if (ids.length === 0) return fillParts(value);
    const record = findRecord(value);
    if (!record && ids.every(isKnown)) return value;
    if (record) used.add(record);
    // With another record's id, the rest of this record would be invalid.
    else if (typeof value['id'] === 'string') isUnknown = true;
    isFilled = isFilled || !record || String(idsIn(record)) !== String(ids);
    return record ?? fillParts(value);
  }

  function fillParts(parts: Found): Record<string, unknown> {
    const entries = Object.entries(parts).map(([name, value]) => [name, fill(value, name)]);
    return Object.fromEntries(entries) as Record<string, unknown>;
  }

  /** Distinct records stay distinct, so the list may become shorter. */
  function fillList(list: readonly unknown[], name: string): unknown[] {
    const items = list.map((each) => fill(each, name));
    return items.filter((each, index) => items.indexOf(each) === index);
  }

  function fillId(id: string, name: string): string {
    if (isKnown(id)) return id;
    isFilled = true;
    const found = idFor(name.replace(/Ids$/, 'Id'));
    if (found === undefined) isUnknown = true;
    return found ?? id;
  }

  function idFor(name: string): string | undefined {
    const stem = name.replace(/Id$/, '').toLowerCase();
    const lists = [`${stem}s[]`, `${stem.replace(/y$/, 'ie')}s[]`, `${stem}es[]`];
    // A property named only `id` can only refer to the chart's own records.
    for (const { ids } of name === 'id' ? sources.slice(0, 1) : sources) {
      const found = [name, ...(name === 'id' ? [] : lists)].flatMap((each) => ids.get(each) ?? []);
      if (found[0] !== undefined) return found[0];
    }
    return undefined;
  }

  /** Among records with the same or similar properties, the one closest to the example. */
  function findRecord(example: Found): Found | undefined {
    const names = Object.keys(example);
    for (const { records } of sources) {
      const alike = [...records].filter(([each]) => overlap(each.split(','), names) >= 0.75);
      const same = records.get(getNames(example)) ?? alike.flatMap(([, found]) => found);
      const free = same.filter((each) => !used.has(each));
      const [best] = (free.length > 0 ? free : same).toSorted(
        (one, other) => likeness(other, example) - likeness(one, example),
      );
      if (best) return best;
    }
    return undefined;
  }
}

/** The share of property names that two records have in common, from 0 to 1. */
function overlap(some: readonly string[], others: readonly string[]): number {
  const all = new Set([...some, ...others]);
  return (some.length + others.length - all.size) / all.size;
}

/**
 * The similarity of two records: booleans and empty values indicate a record's state better than
 * texts.
 */
const likeness = (record: Found, example: Found): number =>
  Object.entries(example)
    .map(([name, value]) => {
      const isEqual = record[name] === value ? 1 : 0;
      return isId(name)
        ? isEqual / 2
        : isEqual + (getState(record[name]) === getState(value) ? 2 : 0);
    })
    .reduce((sum, each) => sum + each, 0);

/** Booleans as they are; for any other value, whether it is present. */
const getState = (value: unknown): unknown =>
  typeof value === 'boolean' ? value : value === null || value === undefined || value === '';
