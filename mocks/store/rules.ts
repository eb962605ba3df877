/** Rules that all adapters of the Store port enforce for their callers. */

/** The scope key of platform data, which belong to no tenant. */
export const platformScope = '*';

/**
 * The scope key of a tenant. Throws RangeError for the platform's key, which no tenant may read.
 */
export function tenantScope(tenantId: string): string {
  if (tenantId === platformScope)
    throw new RangeError(
      `'${tenantId}' is the key of the platform scope, not a tenant id; use \`platform\` instead.`,
    );
  return tenantId;
}

/** The names of the collections, with their types. */
export const getNames = <T extends object>(collections: T): (keyof T & string)[] =>
  Object.keys(collections) as (keyof T & string)[];

/** Thrown when a transaction is requested from a closed store. */
export class StoreClosed extends Error {
  constructor() {
    super('The store is closed.');
    this.name = 'StoreClosed';
  }
}

/**
 * The store cannot write at the moment, and nothing of the transaction is stored. `full`: there is
 * no space left. `busy`: another process writes for too long. Both are temporary, unlike a server
 * error.
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

/** Tracks whether a transaction still runs, and what it may do. */
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

  /** Throws when the transaction is over or read-only. */
  write(): void {
    this.read();
    if (this.#mode === 'read') throw new Error('A read transaction cannot write.');
  }

  end(): void {
    this.#isOver = true;
  }
}
