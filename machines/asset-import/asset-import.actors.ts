import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { Calendar } from '../assets/asset-days.ts';
import { cellFaults, rowsOf, type CellFault, type Lines } from './import-lines.ts';
import { readTable, type Table } from './read-table.ts';

/** What became of a table. */
export interface Checked {
  faults: readonly CellFault[];
  /** Of the new assets. */
  ids: readonly string[];
  /** Of the first asset of what was checked: another content is another import. */
  newId?: string;
}

interface Sent {
  lines: Lines;
  dateFormat: Calendar['dateFormat'];
  newId: string;
}

export const readFile = fromPromise<Table, { file: File }>(({ input }) => readTable(input.file));

/** What a refusal says of the cells; throws what is about something else. */
function faultsOf(error: unknown): Checked {
  const faults = cellFaults(toProblem(error));
  if (faults.length === 0) throw error;
  return { faults, ids: [] };
}

/** Holds the lines against all rules, and adds none. */
export const tryTable = fromPromise<Checked, Sent>(
  async ({ input: { lines, dateFormat }, signal }) => {
    try {
      const body = { dryRun: true, rows: rowsOf(lines, dateFormat) };
      // What is refused is said at each cell.
      await api.importAssets({ body, signal, isReported: true });
      return { faults: [], ids: [], newId: crypto.randomUUID() };
    } catch (error) {
      return faultsOf(error);
    }
  },
);

/**
 * Imports the lines, all or none. Each try after one check sends the same id and the same lines: where
 * the first was saved and only its response was lost, the second finds them stored
 * already. Other lines are checked first, and get another id by that.
 */
export const importTable = fromPromise<Checked, Sent>(
  async ({ input: { lines, dateFormat, newId }, signal }) => {
    try {
      const body = { dryRun: false, id: newId, rows: rowsOf(lines, dateFormat) };
      const { ids } = await api.importAssets({ body, signal });
      return { faults: [], ids };
    } catch (error) {
      if (toProblem(error).code === 'savedAlready') return { faults: [], ids: [] };
      return faultsOf(error);
    }
  },
);
