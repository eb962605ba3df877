import { copyFileSync, existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { findSteps, migrate, type StoredRecord } from '../migrations.ts';
import { explainUnavailable, getErrorCode, toStoreError } from './sqlite-errors.ts';
import { buildLayout, quoted, toCollection } from './sqlite-layout.ts';
import { Connection } from './sqlite-connection.ts';
import { openScope } from './sqlite-scope.ts';
import { Permit, StoreUnavailable } from '../rules.ts';
import type { Collections, Migration, Schema } from '../store.ts';

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
 * Opens the database with the schema's tables. A database of an earlier version is copied, then
 * brought to this one in one transaction. Rejects with DatabaseOpenError for a file that cannot be
 * opened, is damaged, belongs to another program, or is of a version without a way to this one.
 * Such a file is left as it is, since it may be the only copy of its data.
 */
export async function openDatabase<C extends Collections<C>>(
  schema: Schema<C>,
  { file, rebuild = false }: OpenOptions,
): Promise<Connection> {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: patience });
    const isEmpty = listSchemaObjects(db).length === 0;
    if (!isEmpty && readNumber(db, 'application_id') !== applicationId) {
      throw new DatabaseOpenError(`${file} is a database of another program.`);
    }
    const isUsed = !isEmpty && !rebuild;
    const steps = isUsed ? planMigration(db, schema, file) : [];
    // Records are wide: larger pages halve the time of reading through many of them. For new files.
    if (isEmpty) db.exec('PRAGMA page_size = 16384');
    // FULL: a confirmed write is on the disk and survives a power loss. It costs one flush per
    // commit, which waiting writes share (sqlite-queue.ts).
    // The pages of all indexes of a large collection, in KiB: with fewer in memory, a write of many
    // records would read and write them again and again.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cache_size = -131072');
    if (!isUsed) layOut(db, schema);
    if (steps.length > 0) await migrateDatabase(db, schema, { file, steps });
    return new Connection(db);
  } catch (error) {
    db?.close();
    throw error instanceof DatabaseOpenError
      ? error
      : new DatabaseOpenError(getReason(file, error));
  }
}

/** Another connection to an open database, for reads. */
export function openReader(file: string): Connection {
  const db = new DatabaseSync(file, { timeout: patience });
  db.exec('PRAGMA query_only = 1');
  return new Connection(db);
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

/**
 * The steps that bring the database to the schema's version; none if it has it. Throws
 * DatabaseOpenError if there is no way, or if its tables are not those of its version.
 */
function planMigration<C extends Collections<C>>(
  db: DatabaseSync,
  schema: Schema<C>,
  file: string,
): readonly Migration[] {
  const version = readNumber(db, 'user_version');
  const steps = findSteps(schema, version);
  const difference = steps
    ? steps.length === 0
      ? findDifference(listSchemaObjects(db), buildLayout(schema))
      : undefined
    : `has version ${version}`;
  if (steps && difference === undefined) return steps;
  throw new DatabaseOpenError(
    `${file} has another layout: this server expects version ${schema.version}, the file ` +
      `${difference}. It was left as it is. Start the server that wrote it, name another file ` +
      'with --db, or empty this one and fill it with demo data with --rebuild.',
  );
}

/** Copies the file, then changes all records in one transaction: on failure nothing changes. */
async function migrateDatabase<C extends Collections<C>>(
  db: DatabaseSync,
  schema: Schema<C>,
  { file, steps }: { file: string; steps: readonly Migration[] },
): Promise<void> {
  copyDatabase(db, file);
  db.exec('BEGIN EXCLUSIVE');
  try {
    const records = readRecords(db);
    replaceTables(db, schema);
    const connection = new Connection(db);
    const control = { permit: new Permit('write'), pause: () => undefined };
    await migrate(schema, {
      steps,
      records,
      openScope: (scope) => openScope(connection, schema, scope, control),
    });
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** A copy of the file with its version in its name; one that exists stays. */
function copyDatabase(db: DatabaseSync, file: string): void {
  const copy = `${file}.version-${readNumber(db, 'user_version')}`;
  if (file === ':memory:' || existsSync(copy)) return;
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  copyFileSync(file, copy);
}

/** All records of all tables that have the columns of one. */
function readRecords(db: DatabaseSync): StoredRecord[] {
  const tables = listSchemaObjects(db).filter(({ type }) => type === 'table');
  return tables
    .filter(({ sql }) => /[(,] ?record[,)]/.test(sql))
    .flatMap(({ name }) =>
      db
        .prepare(`SELECT scope, record FROM ${quoted(name)}`)
        .all()
        .map(({ scope, record }) => ({
          collection: toCollection(name),
          scope: String(scope),
          record: JSON.parse(String(record)) as StoredRecord['record'],
        })),
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
  db.exec('BEGIN IMMEDIATE');
  replaceTables(db, schema);
  db.exec('COMMIT');
}

/** Replaces all tables by empty ones of the schema. */
function replaceTables<C extends Collections<C>>(db: DatabaseSync, schema: Schema<C>): void {
  const tables = listSchemaObjects(db).filter(({ type }) => type === 'table');
  db.exec(
    [
      ...tables.map(({ name }) => `DROP TABLE ${quoted(name)}`),
      ...buildLayout(schema),
      `PRAGMA application_id = ${applicationId}`,
      `PRAGMA user_version = ${schema.version}`,
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
