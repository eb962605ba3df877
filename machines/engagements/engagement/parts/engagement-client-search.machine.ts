import { createChoiceSearch } from '../../../records/create-choice-search.ts';
import { searchClients } from './engagement-client.actors.ts';

export const engagementClientSearchMachine = createChoiceSearch({
  id: 'engagement-client-search',
  description: 'Finds the client that a prospect is by typing. Source: ENGAG-D19.',
  searchChoices: searchClients,
});
