import { fromPromise } from 'xstate';
import { api, toProblem, type Schema } from '#openapi/client/index.ts';
import type { Calendar } from '../assets/asset-days.ts';
import { toCellErrors, buildRows, type CellError, type Lines } from './import-lines.ts';
import type { Layout, Table } from './read-table.ts';

/** What becomes of the lines: so many assets are added and updated, and what each update changes. */
export interface Effects {
  count: number;
  updatedCount: number;
  known: readonly Schema<'AssetImportKnown'>[];
}

/** What became of a table. */
export interface Checked extends Effects {
  errors: readonly CellError[];
  /** Of the new assets. */
  ids: readonly string[];
  /** Of the first asset of what was checked: another content is another import. */
  newId?: string;
}

export const noEffects: Effects = { count: 0, updatedCount: 0, known: [] };

interface RequestInput {
  lines: Lines;
  dateFormat: Calendar['dateFormat'];
  newId: string;
  isUpdate: boolean;
  known: Effects['known'];
}

/** A table, and the properties that its columns can be. */
export interface ReadFile {
  table: Table;
  /** Null where they could not be loaded. */
  propertyNames: readonly string[] | null;
}

interface FileToRead {
  file: File;
  /** What the person has selected instead of what would be detected. */
  layout: Partial<Layout>;
  propertyNames: readonly string[] | null;
}

/** An import does without properties where they cannot be loaded, and says so. */
export const readFile = fromPromise<ReadFile, FileToRead>(async ({ input, signal }) => {
  const loadPropertyNames = () =>
    api.listAssetPropertyNames({ signal, isSilent: true }).then(
      (response) => response.propertyNames,
      () => null,
    );
  // The page opens without it: it is loaded with the first file.
  const { readTable } = await import('./read-table.ts');
  const [table, propertyNames] = await Promise.all([
    readTable(input.file, input.layout),
    input.propertyNames ?? loadPropertyNames(),
  ]);
  return { table, propertyNames };
});

/** What a refusal says of the cells; throws what is about something else. */
function toRejectedCells(error: unknown, lines: Lines): Checked {
  const errors = toCellErrors(toProblem(error), lines);
  if (errors.length === 0) throw error;
  return { ...noEffects, errors, ids: [] };
}

const knownCodes = (isUpdate: boolean) => (isUpdate ? 'Update' : 'Reject');

/** Holds the lines against all rules, and stores none. */
export const tryTable = fromPromise<Checked, RequestInput>(
  async ({ input: { lines, dateFormat, isUpdate }, signal }) => {
    try {
      const rows = buildRows(lines, { dateFormat, isUpdate });
      const body = { dryRun: true, knownCodes: knownCodes(isUpdate), rows } as const;
      // What is refused is said at each cell.
      const { count, updatedCount, known } = await api.importAssets({
        body,
        signal,
        isReported: true,
      });
      const newId = crypto.randomUUID();
      return { errors: [], ids: [], newId, count, updatedCount, known };
    } catch (error) {
      return toRejectedCells(error, lines);
    }
  },
);

/**
 * Imports the lines, all or none. Each try after one check sends the same id and the same lines: where
 * the first was saved and only its response was lost, the second finds them stored already. Other lines
 * are checked first, and get another id by that. Each line has the version that the check has shown.
 */
export const importTable = fromPromise<Checked, RequestInput>(
  async ({ input: { lines, dateFormat, newId, isUpdate, known }, signal }) => {
    try {
      const versions = new Map(known.map(({ row, version }) => [row, version]));
      const rows = buildRows(lines, { dateFormat, isUpdate, ...(isUpdate && { versions }) });
      const body = { dryRun: false, id: newId, knownCodes: knownCodes(isUpdate), rows } as const;
      const { ids, count, updatedCount } = await api.importAssets({ body, signal });
      return { errors: [], ids, count, updatedCount, known };
    } catch (error) {
      if (toProblem(error).code !== 'savedAlready') return toRejectedCells(error, lines);
      const updatedCount = known.filter(({ fields }) => fields.length > 0).length;
      const count = lines.table.rows.length - known.length;
      return { errors: [], ids: [], count, updatedCount, known };
    }
  },
);
