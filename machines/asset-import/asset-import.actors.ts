import { fromPromise } from 'xstate';
import { api, toProblem, type Schema } from '#openapi/client/index.ts';
import type { Calendar } from '../assets/form/asset-days.ts';
import { toCellErrors, buildRows, type CellError, type Lines } from './import-lines.ts';
import type { Layout, Table } from './read-table.ts';

/**
 * The effects of an import: how many assets are added and updated, and what each update changes.
 */
export interface Effects {
  count: number;
  updatedCount: number;
  known: readonly Schema<'AssetImportKnown'>[];
}

/** The result of checking a table. */
export interface Checked extends Effects {
  errors: readonly CellError[];
  /** Ids of the new assets. */
  ids: readonly string[];
  /**
   * Id of the first asset of the checked table; other content is another import and gets another
   * id.
   */
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

/** A table and the properties that its columns can hold. */
export interface ReadFile {
  table: Table;
  /** Null if they could not be loaded. */
  propertyNames: readonly string[] | null;
}

interface FileToRead {
  file: File;
  /** The person's selection, which overrides detection. */
  layout: Partial<Layout>;
  propertyNames: readonly string[] | null;
}

/** If the properties cannot be loaded, the import works without them and reports it. */
export const readFile = fromPromise<ReadFile, FileToRead>(async ({ input, signal }) => {
  const loadPropertyNames = () =>
    api.listAssetPropertyNames({ signal, isSilent: true }).then(
      (response) => response.propertyNames,
      () => null,
    );
  // Loaded with the first file, so that the page opens without it.
  const { readTable } = await import('./read-table.ts');
  const [table, propertyNames] = await Promise.all([
    readTable(input.file, input.layout),
    input.propertyNames ?? loadPropertyNames(),
  ]);
  return { table, propertyNames };
});

/** Converts a rejection to cell errors; throws any error that is not about cells. */
function toRejectedCells(error: unknown, lines: Lines): Checked {
  const errors = toCellErrors(toProblem(error), lines);
  if (errors.length === 0) throw error;
  return { ...noEffects, errors, ids: [] };
}

const knownCodes = (isUpdate: boolean) => (isUpdate ? 'Update' : 'Reject');

/** Validates the lines against all rules without storing them. */
export const tryTable = fromPromise<Checked, RequestInput>(
  async ({ input: { lines, dateFormat, isUpdate }, signal }) => {
    try {
      const rows = buildRows(lines, { dateFormat, isUpdate });
      const body = { dryRun: true, knownCodes: knownCodes(isUpdate), rows } as const;
      // Each rejected value is reported at its cell.
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
 * Imports all lines or none. Each try after one check sends the same id and lines: if the first try
 * was saved and only its response was lost, the second finds them stored. Other lines are checked
 * first and so get another id. Each line has the version that the check showed.
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
