import { recipes } from '../scenario/recipe.ts';
import { entriesAt } from '../support/clockwork.ts';

export default recipes({
  // Only the lead of a team may see the team's work.
  getWorkView: { as: 'teamLead', makeAt: entriesAt },
});
