import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';

/** Categories, years and teams. Source: ASSET-037. */
export type CullOutChoices = Schema<'AssetCullOutDefaults'>;

const loadCullOutChoices = fromPromise<CullOutChoices>(({ signal }) =>
  api.getAssetCullOutDefaults({ signal }),
);

export const cullOutChoicesMachine = createFilterChoices<CullOutChoices>({
  id: 'cull-out-choices',
  description: 'The filter options of the cull-out report. Source: ASSET-037, ASSET-106.',
  loadChoices: loadCullOutChoices,
});

export type CullOutChoicesActor = FilterChoicesActor<CullOutChoices>;
