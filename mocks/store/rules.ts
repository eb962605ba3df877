/** What all adapters of the Store port hold their callers to. */

/** The scope key of data of no tenant. */
export const platformScope = '*';

/** The scope key of a tenant. Throws RangeError for the platform's key: a tenant never reads it. */
export function tenantScope(tenantId: string): string {
  if (tenantId === platformScope) throw new RangeError(`'${tenantId}' is not a tenant id.`);
  return tenantId;
}

/** The names of the collections, as the type says them. */
export const getNames = <T extends object>(collections: T): (keyof T & string)[] =>
  Object.keys(collections) as (keyof T & string)[];

/** A transaction was asked of a store that is closed. */
export class StoreClosed extends Error {
  constructor() {
    super('The store is closed.');
    this.name = 'StoreClosed';
  }
}

/**
 * The store cannot write at the moment, and nothing of the transaction is stored. `full`: there is no
 * room left. `busy`: another process writes for too long. Both may pass, unlike an error of the server.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: 'full' | 'busy';

  constructor(reason: 'full' | 'busy', cause: unknown) {
    super(reason === 'full' ? 'There is no room left.' : 'Another process writes.', { cause });
    this.name = 'StoreUnavailable';
    this.reason = reason;
  }
}

/** Whether a transaction still runs, and what it may do. */
export class Permit {
  readonly #mode: 'read' | 'write';
  #isOver = false;

  constructor(mode: 'read' | 'write') {
    this.#mode = mode;
  }

  /** Throws when the transaction is over. */
  read(): void {
    if (this.#isOver) throw new Error('The transaction is over.');
  }

  /** Throws when the transaction is over or only reads. */
  write(): void {
    this.read();
    if (this.#mode === 'read') throw new Error('A read transaction cannot write.');
  }

  end(): void {
    this.#isOver = true;
  }
}
