import { recipes } from '../scenario/recipe.ts';

/** The hours of the Dashboard are held against the day of the same person. */
export default recipes({ getDashboard: { as: 'member' } });
