import { getNames } from './rules.ts';
import type {
  Collections,
  Derivation,
  Dependents,
  Field,
  Grouping,
  Schema,
  Scope,
  Where,
} from './store.ts';

/** The part of a transaction's scope by which computed fields read other records. */
type Reading<C extends Collections<C>> = Pick<Scope<C>, 'get' | 'query' | 'count'>;

/**
 * A scope whose writes compute the derived fields: those of the written record, and those of the
 * records that depend on it. Both are stored in the same transaction.
 */
export function deriving<C extends Collections<C>>(schema: Schema<C>, scope: Scope<C>): Scope<C> {
  const { derived } = schema;
  if (!derived) return scope;
  const memory = new ReadMemory(scope);

  async function withComputed<N extends keyof C & string>(name: N, record: C[N]): Promise<C[N]> {
    const derivation: Derivation<C, C[N]> | undefined = derived?.[name];
    return derivation ? { ...record, ...(await derivation.compute(memory, record)) } : record;
  }

  async function put<N extends keyof C & string>(name: N, record: C[N]): Promise<void> {
    const dependents = listDependents(schema, name);
    const before = dependents.length > 0 ? await scope.get(name, record.id) : undefined;
    memory.invalidate(name);
    const after = await withComputed(name, record);
    await scope.put(name, after);
    memory.invalidate(name);
    for (const each of dependents) {
      if (isChanged(each, before, after)) await refresh(each, before, after);
    }
  }

  async function take<N extends keyof C & string>(name: N, id: string) {
    memory.invalidate(name);
    const before = await scope.take(name, id);
    if (before)
      for (const each of listDependents(schema, name)) await refresh(each, before, undefined);
    return before;
  }

  /** Computes the fields of all records again that depend on a record. */
  async function refresh<N extends keyof C & string>(
    dependents: NamedDependents<C, N>,
    ...versions: (C[N] | undefined)[]
  ): Promise<void> {
    const ids = new Set<string>();
    for (const version of versions) {
      if (!version) continue;
      for (const condition of await dependents.where(version, scope)) {
        for (const id of await findIds(dependents.name, condition)) ids.add(id);
      }
    }
    const { name } = dependents;
    for (const record of (await scope.getMany(name, ids)).values()) await put(name, record);
  }

  /** The ids of the matching records; a condition that has only ids names them. */
  async function findIds<N extends keyof C & string>(
    name: N,
    where: Where<C[N]>,
  ): Promise<readonly string[]> {
    const { id, ...others }: { id?: unknown } = where;
    if (Object.keys(others).length === 0) {
      if (typeof id === 'string') return [id];
      if (Array.isArray(id)) return id;
    }
    return (await scope.query(name, { where })).map((record) => record.id);
  }

  const inOrder = createQueue();
  return {
    get: (name, id) => inOrder(() => scope.get(name, id)),
    getMany: (name, ids) => inOrder(() => scope.getMany(name, ids)),
    find: (name, values) => inOrder(() => scope.find(name, values)),
    query: (name, query) => inOrder(() => scope.query(name, query)),
    page: (name, query) => inOrder(() => scope.page(name, query)),
    count: (name, where) => inOrder(() => scope.count(name, where)),
    groups: <N extends keyof C & string, By extends Field<C[N]>>(
      name: N,
      grouping: Grouping<C[N], By>,
    ) => inOrder(() => scope.groups(name, grouping)),
    put: (name, record) => inOrder(() => put(name, record)),
    append: (name, build) =>
      inOrder(async () => {
        const added = await scope.append(name, build);
        await put(name, added);
        return added;
      }),
    remove: (name, id) => inOrder(async () => void (await take(name, id))),
    take: (name, id) => inOrder(() => take(name, id)),
  };
}

/** Runs requests one after the other, in the order in which they were sent. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Dependents of records of a collection N, with the name of their own collection. */
interface NamedDependents<C extends Collections<C>, N extends keyof C> extends Dependents<
  C,
  C[N],
  C[keyof C & string]
> {
  name: keyof C & string;
}

function listDependents<C extends Collections<C>, N extends keyof C & string>(
  { derived = {} }: Schema<C>,
  on: N,
): NamedDependents<C, N>[] {
  return getNames(derived).flatMap((name) => {
    const derivation: Derivation<C, C[keyof C & string]> | undefined = derived[name];
    const dependents: Dependents<C, C[N], C[keyof C & string]> | undefined = derivation?.from[on];
    return dependents ? [{ name, ...dependents }] : [];
  });
}

function isChanged<R>(
  { fields }: { fields: readonly (keyof R)[] },
  before: R | undefined,
  after: R,
): boolean {
  return fields.some((field) => isOther(before?.[field], after[field]));
}

/** Compares lists and objects by their content: a stored one is never the same object. */
const isOther = (a: unknown, b: unknown): boolean =>
  a !== b && JSON.stringify(a) !== JSON.stringify(b);

/** Reads each record and list once, until its collection changes. */
class ReadMemory<C extends Collections<C>> implements Reading<C> {
  readonly #scope: Scope<C>;
  readonly #found = new Map<string, Map<string, Promise<unknown>>>();

  constructor(scope: Scope<C>) {
    this.#scope = scope;
  }

  get<N extends keyof C & string>(name: N, id: string): Promise<C[N] | undefined> {
    return this.#read(name, id, () => this.#scope.get(name, id));
  }

  query: Scope<C>['query'] = (name, query) =>
    this.#read(name, JSON.stringify(query ?? {}), () => this.#scope.query(name, query));

  count: Scope<C>['count'] = (name, where) =>
    this.#read(name, `count ${JSON.stringify(where ?? {})}`, () => this.#scope.count(name, where));

  invalidate(name: string): void {
    this.#found.delete(name);
  }

  #read<T>(name: string, key: string, read: () => Promise<T>): Promise<T> {
    const ofName = this.#found.get(name) ?? new Map<string, Promise<unknown>>();
    this.#found.set(name, ofName);
    const found = (ofName.get(key) ?? read()) as Promise<T>;
    ofName.set(key, found);
    return found;
  }
}
