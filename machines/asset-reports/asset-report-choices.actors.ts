import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** Categories, types and vendors, for people who can view a report. */
export type AssetReportChoices = Schema<'AssetReportDefaults'>;

export const loadAssetReportChoices = fromPromise<AssetReportChoices>(({ signal }) =>
  api.getAssetReportDefaults({ signal }),
);
