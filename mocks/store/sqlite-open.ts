import { DatabaseSync } from 'node:sqlite';
import { explainUnavailable, getErrorCode, toStoreError } from './sqlite-errors.ts';
import { buildLayout, quoted } from './sqlite-layout.ts';
import { StoreUnavailable } from './rules.ts';
import type { Collections, Schema } from './store.ts';

/** The file cannot be used as a database; the message explains why to the operator, in one line. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

export interface OpenOptions {
  /** Path of the database file, created if it does not exist, or `:memory:`. */
  file: string;
  /** Clears an existing database of any schema version. Nothing else does. */
  rebuild?: boolean;
}

/** `Atrm`, which identifies the owner of the file for SQLite's tools. */
const applicationId = 0x4174726d;
/** Milliseconds to wait for another writing process. */
const patience = 5000;

/**
 * Opens the database with the schema's tables. Throws DatabaseOpenError for a file that cannot be
 * opened, is damaged, belongs to another program or has a different layout than the schema. Such a
 * file is left as it is, since it may be the only copy of its data.
 */
export function openDatabase<C extends Collections<C>>(
  schema: Schema<C>,
  { file, rebuild = false }: OpenOptions,
): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: patience });
    const isEmpty = listSchemaObjects(db).length === 0;
    if (!isEmpty && readNumber(db, 'application_id') !== applicationId) {
      throw new DatabaseOpenError(`${file} is a database of another program.`);
    }
    if (!isEmpty && !rebuild) validateLayout(db, schema, file);
    // FULL: a confirmed write is on the disk and survives a power loss. It costs one flush per
    // commit, which waiting writes share (sqlite-queue.ts).
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (isEmpty || rebuild) layOut(db, schema);
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof DatabaseOpenError
      ? error
      : new DatabaseOpenError(getReason(file, error));
  }
}

interface SchemaObject {
  type: string;
  name: string;
  sql: string;
}

/** All tables and indexes that were created by a statement. */
const listSchemaObjects = (db: DatabaseSync): SchemaObject[] =>
  db
    .prepare('SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL')
    .all()
    .map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }));

const readNumber = (db: DatabaseSync, pragma: 'application_id' | 'user_version'): number =>
  Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

/** Throws DatabaseOpenError unless the database has the schema's version, tables and indexes. */
function validateLayout<C extends Collections<C>>(
  db: DatabaseSync,
  schema: Schema<C>,
  file: string,
): void {
  const version = readNumber(db, 'user_version');
  const found = listSchemaObjects(db);
  const expected = buildLayout(schema);
  const difference =
    version === schema.version ? findDifference(found, expected) : `has version ${version}`;
  if (difference === undefined) return;
  throw new DatabaseOpenError(
    `${file} has another layout: this server expects version ${schema.version}, the file ` +
      `${difference}. It was left as it is. Start the server that wrote it, name another file ` +
      'with --db, or empty this one and fill it with demo data with --rebuild.',
  );
}

/** The first table or index that differs from the schema. */
function findDifference(
  found: readonly SchemaObject[],
  expected: readonly string[],
): string | undefined {
  const statements = new Set(found.map(({ sql }) => sql));
  const missing = expected.find((sql) => !statements.has(sql));
  if (missing !== undefined)
    return `lacks ${missing.replace(/^CREATE (\w+) ("[^"]+").*/s, '$1 $2')}`;
  const more = found.find(({ sql }) => !expected.includes(sql));
  return more && `has ${more.type} "${more.name}", too`;
}

/** Drops all tables and creates the schema's; on failure nothing changes. */
function layOut<C extends Collections<C>>(db: DatabaseSync, schema: Schema<C>): void {
  const tables = listSchemaObjects(db).filter(({ type }) => type === 'table');
  db.exec(
    [
      'BEGIN IMMEDIATE',
      ...tables.map(({ name }) => `DROP TABLE ${quoted(name)}`),
      ...buildLayout(schema),
      `PRAGMA application_id = ${applicationId}`,
      `PRAGMA user_version = ${schema.version}`,
      'COMMIT',
    ].join(';\n'),
  );
}

/** SQLite's codes: 11 means a damaged page, 26 a file that is not a database. */
function getReason(file: string, error: unknown): string {
  const code = getErrorCode(error);
  const known = toStoreError(error);
  if (known instanceof StoreUnavailable) return explainUnavailable(file, known);
  if (code === 26) return `${file} is not a database.`;
  if (code === 11)
    return `${file} is damaged: restore a copy, or delete it to start with new demo data.`;
  return `${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`;
}
