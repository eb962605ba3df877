import { readChartView } from '#machines/employees/chart/chart-view.ts';
import { readEngagementView } from '#machines/engagements/list/engagement-view.ts';
import { listParameters } from './list-parameters.ts';
import { readTreeParameters } from '#machines/projects/project-view.ts';
import { stepFilter } from '#machines/reviews/list/step-filter.ts';

/** For `validateSearch` of the route of the organization chart, which is a tree or a list. */
export const chartParameters = (search: Record<string, unknown>) => readChartView(search);

/** For `validateSearch` of the route of the engagements, which are a list or a board. */
export const engagementParameters = (search: Record<string, unknown>) => ({
  ...listParameters(search),
  ...readEngagementView(search),
});

/** For `validateSearch` of the route of the projects, which are a list or a tree. */
export const treeParameters = (search: Record<string, unknown>) => ({
  ...listParameters(search),
  ...readTreeParameters(search),
});

/** The item of the work view whose panel is open; null for none. */
export const readOpenedItem = ({ item }: Readonly<Record<string, unknown>>): string | null =>
  typeof item === 'string' && item !== '' ? item : null;

/** For `validateSearch` of the route of the work view, which may have an open panel. */
export const workViewParameters = (search: Record<string, unknown>) => ({
  ...listParameters(search),
  item: readOpenedItem(search) ?? undefined,
});

/**
 * For `validateSearch` of the route of the reviews. Notifications lead to `?step=`, which becomes the
 * filter of that step; undefined, so that it leaves the address. Source: NOTIF-001.
 */
export const reviewParameters = (search: Record<string, unknown>) => {
  const parameters = listParameters(search);
  const { step } = search;
  if (typeof step !== 'string') return parameters;
  return { [`filter.${stepFilter}`]: step, ...parameters, step: undefined };
};
