import type { AssetImportContext } from '#machines/asset-import/asset-import.machine.ts';
import { exampleColumns, exampleTable } from '#machines/asset-import/asset-import.fixtures.ts';

/** The input of an import's chart. */
export const importInput = {
  dateFormat: 'DD/MM/YYYY',
  newId: 'a55e7001-0000-4000-8000-000000009001',
} as const;

/** A parsed table with its columns. */
export const importRead = {
  table: exampleTable,
  columns: exampleColumns,
  propertyNames: ['Memory'],
  properties: { Memory: null },
  count: 2,
};

/** The first line updates an asset; the second changes nothing. */
export const importUpdate = {
  ...importRead,
  isUpdate: true,
  count: 0,
  updatedCount: 1,
  known: [
    {
      row: 0,
      id: importInput.newId,
      version: 1,
      fields: [
        { field: 'price', assetTypePropertyName: '', from: '98500.5', to: '89000' },
        { field: 'assetProperty', assetTypePropertyName: 'Memory', from: '', to: '16 GB' },
      ],
    },
    { row: 1, id: 'a55e7001-0000-4000-8000-000000009002', version: 3, fields: [] },
  ],
} satisfies Partial<AssetImportContext>;
