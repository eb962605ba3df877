import type { ZipCode, ZipImportReport } from './zip-code.ts';
import type { ZipTable } from './read-zip-table.ts';

/** A zip code for tests, test models and stories. */
export const exampleZipCode: ZipCode = {
  zip: '36104',
  city: 'Montgomery',
  stateCode: 'AL',
  stateName: 'Alabama',
};

const cells = { city: 'Boston', stateCode: 'MA', stateName: 'Massachusetts' };

/** A table with a line that is no zip code. */
export const exampleTable: ZipTable = {
  name: 'zips.csv',
  lines: [
    { line: 2, zip: '2108', ...cells, text: '2108,Boston,MA,Massachusetts' },
    { line: 3, zip: '0210A', ...cells, text: '0210A,Boston,MA,Massachusetts' },
  ],
};

export const soundReport: ZipImportReport = {
  addedCount: 1,
  changedCount: 1,
  unchangedCount: 40_000,
  added: [exampleZipCode],
  changed: [{ from: { ...exampleZipCode, city: 'Mobile' }, to: exampleZipCode }],
  invalid: [],
  successMessages: [],
};

export const reportWithErrors: ZipImportReport = {
  ...soundReport,
  invalid: [{ line: 3, reason: 'ZipInvalid' }],
};

/** The file has nothing that the list does not have. */
export const unchangedReport: ZipImportReport = {
  ...soundReport,
  addedCount: 0,
  changedCount: 0,
  added: [],
  changed: [],
};

export const buildFile = (text: string) => new File([text], 'zips.csv', { type: 'text/csv' });
