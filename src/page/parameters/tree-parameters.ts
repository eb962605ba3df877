import { readTreeParameters } from '#machines/projects/project-view.ts';
import { listParameters } from './list-parameters.ts';

/** For `validateSearch` of the route of the projects, which are a list or a tree. */
export const treeParameters = (search: Record<string, unknown>) => ({
  ...listParameters(search),
  ...readTreeParameters(search),
});
