import { createExport, type ExportActor } from '../../lists/create-export.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import { exportAssets } from './asset-export.actors.ts';

export const assetExportMachine = createExport<ListSearch>({
  id: 'asset-export',
  description:
    'Exports all matching assets, on all pages, as an Excel workbook. Source: ASSET-167.',
  exportFile: exportAssets,
});

export type AssetExportActor = ExportActor<ListSearch>;
