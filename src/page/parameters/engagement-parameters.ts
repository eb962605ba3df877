import { readEngagementView } from '#machines/engagements/list/engagement-view.ts';
import { listParameters } from './list-parameters.ts';

/** For `validateSearch` of the route of the engagements, which are a list or a board. */
export const engagementParameters = (search: Record<string, unknown>) => ({
  ...listParameters(search),
  ...readEngagementView(search),
});
