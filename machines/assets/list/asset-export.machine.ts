import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { toAssetSearch } from './asset-search.ts';
import { createExport, type ExportActor } from '../../lists/create-export.ts';

const exportAssets = fromPromise<Blob, { requested: ListSearch }>(
  ({ input: { requested }, signal }) =>
    api.exportAssets({ body: toAssetSearch(requested), signal }),
);

export const assetExportMachine = createExport<ListSearch>({
  id: 'asset-export',
  description:
    'Exports all matching assets, on all pages, as an Excel workbook. Source: ASSET-167.',
  exportFile: exportAssets,
});

export type AssetExportActor = ExportActor<ListSearch>;
