import type { Collections, Scope, Store, Transaction } from '#mocks/store/store.ts';

/** A state of a store that it can go back to. */
export interface Mark {
  /** The mark before its changes; null for the initial one. */
  before: Mark | null;
  /** The number of marks before it. */
  depth: number;
  changes: readonly Change[];
}

interface Change {
  /** Id of the tenant; null for the platform. */
  tenant: string | null;
  collection: string;
  id: string;
  before: unknown;
  after: unknown;
}

/**
 * The collections of a store, for writing logged values back: untyped, because it only restores.
 */
type Records = Scope<Record<string, { id: string }>>;

export interface RewindableStore<C extends Collections<C>> extends Store<C> {
  /** Marks the current state. */
  save: () => Mark;
  /**
   * Undoes and redoes writes until the store is in the marked state. Marks form a tree: writes
   * after going back start a branch. Throws RangeError for a mark of another store, or of one that
   * was cleared since.
   */
  restore: (mark: Mark) => Promise<void>;
}

export interface RewindableOptions {
  /** Transactions that are never undone, e.g. those that seed. */
  isLasting?: (changes: readonly Change[]) => boolean;
}

/**
 * A store that logs the changes of each transaction. For stores whose transactions run one after
 * another, as those in memory do.
 */
export function rewindable<C extends Collections<C>>(
  store: Store<C>,
  { isLasting = () => false }: RewindableOptions = {},
): RewindableStore<C> {
  let present: Mark = beginning();
  return {
    transaction: (mode, work) =>
      store.transaction(mode, async (tx) => {
        if (mode === 'read') return work(tx);
        const changes: Change[] = [];
        const result = await work(noting(tx, changes));
        if (changes.length > 0 && !isLasting(changes)) {
          present = { before: present, depth: present.depth + 1, changes };
        }
        return result;
      }),
    clear: async () => {
      await store.clear();
      present = beginning();
    },
    close: () => store.close(),
    save: () => present,
    restore: (mark) =>
      store.transaction('write', async (tx) => {
        const { back, forth } = way(present, mark);
        for (const each of back) await put(tx, each.changes.toReversed(), 'before');
        for (const each of forth) await put(tx, each.changes, 'after');
        present = mark;
      }),
  };
}

const beginning = (): Mark => ({ before: null, depth: 0, changes: [] });

/** The marks to undo, last first, and those to redo after that, first first. */
function way(from: Mark, to: Mark): { back: Mark[]; forth: Mark[] } {
  const back: Mark[] = [];
  const forth: Mark[] = [];
  let [left, right] = [from, to];
  while (left !== right) {
    if (left.depth >= right.depth) {
      back.push(left);
      left = getParent(left);
    } else {
      forth.unshift(right);
      right = getParent(right);
    }
  }
  return { back, forth };
}

function getParent({ before }: Mark): Mark {
  if (!before) throw new RangeError('The store was never at this mark.');
  return before;
}

async function put<C extends Collections<C>>(
  tx: Transaction<C>,
  changes: readonly Change[],
  side: 'before' | 'after',
): Promise<void> {
  for (const { tenant, collection, id, [side]: record } of changes) {
    const scope = (tenant === null ? tx.platform : tx.tenant(tenant)) as unknown as Records;
    if (record === undefined) await scope.remove(collection, id);
    else await scope.put(collection, record as { id: string });
  }
}

/** The transaction, with each write logged. */
function noting<C extends Collections<C>>(tx: Transaction<C>, changes: Change[]): Transaction<C> {
  return {
    tenant: (tenantId) => notingScope(tx.tenant(tenantId), tenantId, changes),
    platform: notingScope(tx.platform, null, changes),
  };
}

function notingScope<C extends Collections<C>>(
  scope: Scope<C>,
  tenant: string | null,
  changes: Change[],
): Scope<C> {
  const remove = async <N extends keyof C & string>(collection: N, id: string) => {
    const before = await scope.take(collection, id);
    if (before) changes.push({ tenant, collection, id, before, after: undefined });
    return before;
  };
  return {
    ...scope,
    async put(collection, record) {
      const before = await scope.get(collection, record.id);
      await scope.put(collection, record);
      const after = await scope.get(collection, record.id);
      changes.push({ tenant, collection, id: record.id, before, after });
    },
    async append(collection, build) {
      const after = await scope.append(collection, build);
      changes.push({ tenant, collection, id: after.id, before: undefined, after });
      return after;
    },
    remove: async (collection, id) => void (await remove(collection, id)),
    take: remove,
  };
}
