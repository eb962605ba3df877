import { readChartView } from '#machines/employees/chart/chart-view.ts';

/** For `validateSearch` of the route of the organization chart, which is a tree or a list. */
export const chartParameters = (search: Record<string, unknown>) => readChartView(search);
