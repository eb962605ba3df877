import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleErrors, exampleTable } from './asset-import.fixtures.ts';
import { assetImportMachine } from './asset-import.machine.ts';
import { maxLines } from './import-fields.ts';

const read = (table: object) => ({ table, propertyNames: ['Memory'] });
const effects = { count: 2, updatedCount: 0, known: [] };
const rows = Array.from({ length: maxLines + 1 }, (_, at) => ({ line: at + 2, cells: ['A'] }));
const priced = (price: string) => ({
  ...exampleTable,
  rows: exampleTable.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (at === 5 ? price : cell)),
  })),
});
const long = { ...exampleTable, rows };

export const testModel = createTestModel(assetImportMachine, {
  inputs: [{ dateFormat: 'DD/MM/YYYY', newId: 'a55e7001-0000-4000-8000-000000009001' }],
  events: [
    { type: 'file.select', file: new File(['Asset Code'], 'laptops.csv') },
    done('readFile', read(exampleTable)),
    done('readFile', read({ ...exampleTable, rows: [] })),
    done('readFile', read(priced('1.234'))),
    done('readFile', read(priced('1500'))),
    { type: 'decimal.select', sign: ',' },
    { type: 'cell.changed', at: 0, field: 'price', value: '1.234', isEverywhere: false },
    done('readFile', read(long)),
    failed('readFile', serverError),
    failed('asset-choices', serverError),
    { type: 'layout.select', layout: {} },
    done('readFileAgain', read(exampleTable)),
    done('readFileAgain', read({ ...exampleTable, rows: [] })),
    done('readFileAgain', read(long)),
    failed('readFileAgain', serverError),
    { type: 'property.select', name: 'Memory', column: null },
    { type: 'update.select', isUpdate: false },
    { type: 'column.select', field: 'assetCode', column: null },
    { type: 'cell.changed', at: 1, field: 'price', value: '10', isEverywhere: true },
    { type: 'rows.check' },
    done('tryTable', {
      ...effects,
      errors: [],
      ids: [],
      newId: 'a55e7001-0000-4000-8000-000000000002',
    }),
    done('tryTable', { ...effects, count: 0, errors: [], ids: [] }),
    done('tryTable', { ...effects, errors: exampleErrors.slice(0, 1), ids: [] }),
    failed('tryTable', serverError),
    { type: 'name.create', field: 'assetType', name: 'Boat', code: 'BT', assetCategoryId: 'c' },
    { type: 'name.create', field: 'vendor', name: 'Ship', code: '', assetCategoryId: '' },
    done('createNamed'),
    failed('createNamed', serverError),
    { type: 'rows.import' },
    done('importTable', { ...effects, errors: [], ids: ['a55e7001-0000-4000-8000-000000000001'] }),
    done('importTable', { ...effects, errors: exampleErrors.slice(0, 1), ids: [] }),
    failed('importTable', serverError),
    { type: 'BACK' },
    { type: 'import.restart' },
  ],
  rules: [
    {
      source: 'ASSET-D41',
      text: 'A table is imported completely or not at all; each invalid cell is reported first.',
    },
    {
      source: 'ASSET-064',
      text: 'Each line follows the rules for an asset that is added by hand.',
    },
    {
      source: 'ASSET-D42',
      text: 'Trying again after a lost response imports nothing twice.',
    },
    {
      source: 'ASSET-D70',
      text: 'A line with the code of an existing asset updates that asset if the person selects so.',
    },
  ],
});
