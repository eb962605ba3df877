/** How the organization chart is shown. */
export const chartViews = ['tree', 'list'] as const;
export type ChartView = (typeof chartViews)[number];

/** The view in the address; an unknown value is set to undefined, so that an old link still opens. */
export const readChartView = ({
  view,
}: Readonly<Record<string, unknown>>): { view?: ChartView | undefined } => ({
  view: chartViews.find((each) => each === view),
});
