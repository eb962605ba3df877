import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';
import { loadCullOutChoices, type CullOutChoices } from './cull-out-choices.actors.ts';

export const cullOutChoicesMachine = createFilterChoices<CullOutChoices>({
  id: 'cull-out-choices',
  description: 'The filter options of the cull-out report. Source: ASSET-037, ASSET-106.',
  loadChoices: loadCullOutChoices,
});

export type CullOutChoicesActor = FilterChoicesActor<CullOutChoices>;
