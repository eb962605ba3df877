import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';

/** Categories, years and teams. Source: ASSET-037. */
export type CullOutChoices = Schema<'AssetCullOutDefaults'>;

export const loadCullOutChoices = fromPromise<CullOutChoices>(({ signal }) =>
  api.getAssetCullOutDefaults({ signal }),
);
