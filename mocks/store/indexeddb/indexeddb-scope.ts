import { Collection, type LateRows } from './indexeddb-collection.ts';
import type { Tx } from './indexeddb-layout.ts';
import type { Permit } from '../rules.ts';
import type { Collections, Field, Grouping, Schema, Scope } from '../store.ts';

/** The context of one transaction. */
export interface Work<C extends Collections<C>> {
  tx: Tx;
  schema: Schema<C>;
  permit: Permit;
  rows: LateRows;
}

/** The collections of one scope inside a transaction of IndexedDB. */
export function openScope<C extends Collections<C>>(
  { tx, schema, permit, rows }: Work<C>,
  scope: string,
): Scope<C> {
  const opened: { [N in keyof C & string]?: Collection<C[N]> } = {};
  const collection = <N extends keyof C & string>(name: N): Collection<C[N]> =>
    (opened[name] ??= new Collection<C[N]>(tx, name, {
      scope,
      searched: schema.collections[name],
      rows,
    }));
  const reading = async <T>(read: () => Promise<T>): Promise<T> => {
    permit.read();
    return read();
  };
  const writing = async <T>(write: () => Promise<T>): Promise<T> => {
    permit.write();
    return write();
  };
  return {
    get: (name, id) => reading(() => collection(name).get(id)),
    getMany: (name, ids) => reading(() => collection(name).getMany([...new Set(ids)])),
    find: (name, values) => reading(() => collection(name).find(values)),
    query: (name, query = {}) => reading(() => collection(name).query(query)),
    page: (name, query) => reading(() => collection(name).page(query)),
    count: (name, where) => reading(() => collection(name).count({ where })),
    groups: <N extends keyof C & string, By extends Field<C[N]>>(
      name: N,
      grouping: Grouping<C[N], By>,
    ) => reading(() => collection(name).groups(grouping)),
    put: (name, record) => writing(async () => void (await collection(name).put(record))),
    append: (name, build) => writing(() => collection(name).append(build)),
    remove: (name, id) => writing(() => collection(name).remove(id)),
    take: (name, id) =>
      writing(async () => {
        const [found] = await Promise.all([collection(name).get(id), collection(name).remove(id)]);
        return found;
      }),
  };
}
