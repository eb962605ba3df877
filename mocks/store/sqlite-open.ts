import { DatabaseSync } from 'node:sqlite';
import { layoutOf, quoted } from './sqlite-layout.ts';
import type { Collections, Schema } from './store.ts';

/** The file cannot be used as a database; the message says why, in one line, for an operator. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

export interface OpenOptions {
  /** Path of the database file, made where there is none, or `:memory:`. */
  file: string;
  /** Told that a database of another schema was there and is now empty, to be seeded again. */
  onRebuilt?: () => void;
}

/** `Atrm`, by which SQLite's tools tell whose file it is. */
const applicationId = 0x4174726d;
/** Milliseconds to wait for another process that writes. */
const patience = 5000;

/**
 * Opens the database, with the schema's tables. Throws DatabaseRefused for a file that cannot be
 * opened, is damaged or belongs to another program: unlike a browser's data, a file that somebody
 * named by mistake is never written over.
 */
export function openDatabase<C extends Collections<C>>(
  schema: Schema<C>,
  { file, onRebuilt }: OpenOptions,
): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: patience });
    const isEmpty = objectsOf(db).length === 0;
    if (!isEmpty && numberOf(db, 'application_id') !== applicationId) {
      throw new DatabaseRefused(`${file} is a database of another program.`);
    }
    // FULL: an answered write is on the disk and survives a loss of power too. The price is
    // a flush for each commit, which writes that wait share (sqlite-queue.ts).
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    if (isEmpty || !isSound(db, schema)) {
      layOut(db, schema);
      if (!isEmpty) onRebuilt?.();
    }
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof DatabaseRefused ? error : new DatabaseRefused(reasonOf(file, error));
  }
}

interface SchemaObject {
  type: string;
  name: string;
  sql: string;
}

/** All tables and indexes that were made by a statement. */
const objectsOf = (db: DatabaseSync): SchemaObject[] =>
  db
    .prepare('SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL')
    .all()
    .map(({ type, name, sql }) => ({ type: String(type), name: String(name), sql: String(sql) }));

const numberOf = (db: DatabaseSync, pragma: 'application_id' | 'user_version'): number =>
  Number(db.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);

/** Whether the database is of the schema's version and made by its very statements. */
function isSound<C extends Collections<C>>(db: DatabaseSync, schema: Schema<C>): boolean {
  const made = objectsOf(db).map(({ sql }) => sql);
  const wanted = layoutOf(schema);
  return (
    numberOf(db, 'user_version') === schema.version &&
    made.length === wanted.length &&
    wanted.every((sql) => made.includes(sql))
  );
}

/** Makes all tables anew: all of them, or nothing is changed. */
function layOut<C extends Collections<C>>(db: DatabaseSync, schema: Schema<C>): void {
  const tables = objectsOf(db).filter(({ type }) => type === 'table');
  db.exec(
    [
      'BEGIN IMMEDIATE',
      ...tables.map(({ name }) => `DROP TABLE ${quoted(name)}`),
      ...layoutOf(schema),
      `PRAGMA application_id = ${applicationId}`,
      `PRAGMA user_version = ${schema.version}`,
      'COMMIT',
    ].join(';\n'),
  );
}

/** SQLite's codes: 11 says that a page is broken, 26 that the file is no database. */
function reasonOf(file: string, error: unknown): string {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === 26) return `${file} is not a database.`;
  if (code === 11) return `${file} is damaged: delete it to start anew.`;
  return `${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}.`;
}
