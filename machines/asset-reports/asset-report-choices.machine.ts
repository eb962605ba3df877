import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';

/** Categories, types and vendors, for people who can view a report. */
export type AssetReportChoices = Schema<'AssetReportDefaults'>;

const loadAssetReportChoices = fromPromise<AssetReportChoices>(({ signal }) =>
  api.getAssetReportDefaults({ signal }),
);

export const assetReportChoicesMachine = createFilterChoices<AssetReportChoices>({
  id: 'asset-report-choices',
  description: 'The filter options of the purchase report. Source: ASSET-161, ASSET-009.',
  loadChoices: loadAssetReportChoices,
});

export type AssetReportChoicesActor = FilterChoicesActor<AssetReportChoices>;
