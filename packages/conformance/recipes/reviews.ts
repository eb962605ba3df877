import { recipes } from '../scenario/recipe.ts';
import { catalogRecipes } from '../support/reviews/catalog.recipes.ts';
import { cyclePeopleRecipes } from '../support/reviews/cycle-people.recipes.ts';
import { clientRecipes } from '../support/reviews/clients.recipes.ts';
import { meetingRecipes } from '../support/reviews/meetings.recipes.ts';
import { workRecipes } from '../support/reviews/work.recipes.ts';

export default recipes({
  ...catalogRecipes,
  ...cyclePeopleRecipes,
  ...workRecipes,
  ...clientRecipes,
  ...meetingRecipes,
});
