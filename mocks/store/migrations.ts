/** Brings stored records of an earlier version to the schema's, for all adapters. */
import { deriving } from './derived.ts';
import { getNames } from './rules.ts';
import type { Collections, Migration, Schema, Scope } from './store.ts';

/** A stored record with its place. */
export interface StoredRecord {
  collection: string;
  scope: string;
  record: { readonly id: string } & Readonly<Record<string, unknown>>;
}

/**
 * The steps from a version to the schema's: none if it is the same; undefined if the stored data
 * are newer, or older than the first step.
 */
export function findSteps<C extends Collections<C>>(
  { version, migrations = [] }: Schema<C>,
  from: number,
): readonly Migration[] | undefined {
  if (from > version) return undefined;
  const steps = migrations.filter(({ to }) => to > from);
  return steps.length === version - from ? steps : undefined;
}

/** Where the records come from and go to. */
interface Moving<C extends Collections<C>> {
  steps: readonly Migration[];
  records: readonly StoredRecord[];
  openScope: (scope: string) => Scope<C>;
}

/**
 * Stores all records as the steps change them, then computes their derived fields. Throws if a
 * collection is neither in the schema nor dropped, since its records would be lost.
 */
export async function migrate<C extends Collections<C>>(
  schema: Schema<C>,
  { steps, records, openScope }: Moving<C>,
): Promise<void> {
  const scopes = new Map<string, Scope<C>>();
  for (const { collection, scope: key, record } of records) {
    const changed = applySteps(steps, collection, record);
    if (!changed) continue;
    const scope = scopes.get(key) ?? openScope(key);
    scopes.set(key, scope);
    if (!isCollection(schema, collection))
      throw new Error(`The schema has no collection ${collection}, and no step drops it.`);
    // The steps return records of the schema's version.
    await scope.put(collection, changed as C[typeof collection]);
  }
  for (const scope of scopes.values()) await deriveAll(schema, scope);
}

function applySteps(
  steps: readonly Migration[],
  collection: string,
  record: StoredRecord['record'],
): object | undefined {
  let changed: object | undefined = record;
  for (const { records = {}, dropped = [] } of steps) {
    if (!changed || dropped.includes(collection)) return undefined;
    const change = records[collection];
    if (change) changed = change({ ...changed });
  }
  return changed;
}

const isCollection = <C extends Collections<C>>(
  { collections }: Schema<C>,
  name: string,
): name is keyof C & string => Object.hasOwn(collections, name);

async function deriveAll<C extends Collections<C>>(
  schema: Schema<C>,
  scope: Scope<C>,
): Promise<void> {
  const computing = deriving(schema, scope);
  for (const name of getNames(schema.derived ?? {}) as (keyof C & string)[]) {
    for (const record of await scope.query(name)) await computing.put(name, record);
  }
}
