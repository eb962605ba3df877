import { exampleColumns, exampleTable } from '#machines/asset-import/asset-import.example.ts';

/** What the chart of an import begins with. */
export const importInput = {
  dateFormat: 'DD/MM/YYYY',
  newId: 'a55e7001-0000-4000-8000-000000009001',
} as const;

/** A table that was read, with its columns. */
export const importRead = { table: exampleTable, columns: exampleColumns };
