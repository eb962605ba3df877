import { createFilterChoices, type FilterChoicesActor } from '../lists/create-filter-choices.ts';
import { loadCullOutChoices, type CullOutChoices } from './cull-out-choices.actors.ts';

export const cullOutChoicesMachine = createFilterChoices<CullOutChoices>({
  id: 'cull-out-choices',
  description: 'What the cull-out report can be filtered by. Source: ASSET-037, ASSET-106.',
  loadChoices: loadCullOutChoices,
});

export type CullOutChoicesActor = FilterChoicesActor<CullOutChoices>;
