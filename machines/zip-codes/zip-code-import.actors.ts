import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { readZipTable, type ZipLine, type ZipTable, type ZipTrouble } from './read-zip-table.ts';
import type { InvalidLines, ZipImportReport } from './zip-code.ts';

/** Reads a table on this device. */
export const readFile = fromPromise<ZipTable | ZipTrouble, { file: File }>(({ input: { file } }) =>
  readZipTable(file),
);

const toSent = ({ line, zip, city, stateCode, stateName }: ZipLine) => ({
  line,
  zip,
  city,
  stateCode,
  stateName,
});

export interface ZipImport {
  lines: readonly ZipLine[];
  invalidLines: InvalidLines;
}

/** Checks the lines; nothing is stored. */
export const tryLines = fromPromise<ZipImportReport, ZipImport>(
  ({ input: { lines, invalidLines }, signal }) =>
    api.importUsZipCodes({
      body: { dryRun: true, invalidLines, lines: lines.map(toSent) },
      signal,
    }),
);

/** Stores the lines; a repeated import changes nothing. */
export const importLines = fromPromise<ZipImportReport, ZipImport>(
  ({ input: { lines, invalidLines }, signal }) =>
    api.importUsZipCodes({
      body: { dryRun: false, invalidLines, lines: lines.map(toSent) },
      signal,
      isReported: true,
    }),
);
