import { recipes } from '../scenario/recipe.ts';

/** The log has entries once anything was changed. */
export default recipes({});
