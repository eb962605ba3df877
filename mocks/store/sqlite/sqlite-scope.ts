import type { Permit } from '../rules.ts';
import { Collection } from './sqlite-collection.ts';
import type { Connection, Pause } from './sqlite-connection.ts';
import { quoted, sequencesTable, toKey } from './sqlite-layout.ts';
import { writeMark, type Results } from './sqlite-results.ts';
import type { Collections, Field, Grouping, Schema, Scope } from '../store.ts';

/** The context of a transaction; `pause` yields to other work from time to time. */
export interface Control {
  permit: Permit;
  pause: Pause;
  /** The results that reads share; writes and a migration have none. */
  results?: Results | undefined;
}

/** The collections of one scope inside a transaction. */
export function openScope<C extends Collections<C>>(
  connection: Connection,
  { collections }: Schema<C>,
  scope: string,
  { permit, pause, results }: Control,
): Scope<C> {
  const collection = <N extends keyof C & string>(name: N) =>
    new Collection<C[N]>(connection, name, collections[name], { scope, pause, results });
  let last: Promise<unknown> = Promise.resolve();
  /** Runs requests one after the other, in the order in which they were sent. */
  const inOrder = <T>(work: () => T | Promise<T>): Promise<T> => {
    const result = last.then(async () => {
      const found = await work();
      await pause();
      return found;
    });
    last = result.catch(() => undefined);
    return result;
  };
  const reading = async <T>(read: () => T | Promise<T>): Promise<T> => {
    permit.read();
    return inOrder(read);
  };
  const marked = new Set<string>();
  const writing = async <T>(name: string, write: () => T): Promise<T> => {
    permit.write();
    return inOrder(() => {
      if (!marked.has(name)) writeMark(connection, scope, name);
      marked.add(name);
      return write();
    });
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
    put: (name, record) => writing(name, () => void collection(name).put(record)),
    append: (name, build) =>
      writing(name, () => collection(name).put(build(nextNumber(connection, scope, name)))),
    remove: (name, id) => writing(name, () => void collection(name).take(id)),
    take: (name, id) => writing(name, () => collection(name).take(id)),
  };
}

/** The next number of a collection, which is given once. */
function nextNumber(connection: Connection, scope: string, collection: string): number {
  const sql = `INSERT INTO ${quoted(sequencesTable)} VALUES (?, ?, 1)
    ON CONFLICT DO UPDATE SET last = last + 1 RETURNING last`;
  return Number(connection.prepare(sql).get(toKey(scope), collection)?.['last']);
}
