import { recipes } from '../scenario/recipe.ts';

/** The dashboard hours are compared with the same person's day. */
export default recipes({ getDashboard: { as: 'member' } });
