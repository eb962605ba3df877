import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';

/** A zip code in the list; the code itself is its id. */
export type ZipCode = Schema<'UsZipCode'>;
export type ZipImportReport = Schema<'ZipImportReport'>;
export type ZipImportError = Schema<'ZipImportError'>;

/** Whether an invalid line rejects the import, or only itself. */
export type InvalidLines = NonNullable<Schema<'ZipImport'>['invalidLines']>;

/** The columns by which the server sorts and filters the list. */
export const zipCodeColumns: ListColumns = {
  sortable: ['zip', 'city', 'stateCode', 'stateName'],
  filterable: ['zip', 'city', 'stateCode', 'stateName'],
};
