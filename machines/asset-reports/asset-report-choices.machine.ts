import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';
import { loadAssetReportChoices, type AssetReportChoices } from './asset-report-choices.actors.ts';

export const assetReportChoicesMachine = createFilterChoices<AssetReportChoices>({
  id: 'asset-report-choices',
  description: 'The filter options of the purchase report. Source: ASSET-161, ASSET-009.',
  loadChoices: loadAssetReportChoices,
});

export type AssetReportChoicesActor = FilterChoicesActor<AssetReportChoices>;
