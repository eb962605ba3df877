import type { OperationId } from '#openapi/client/index.ts';

/**
 * Saves that leave the page for another site, or are made by dragging, where a screen proves no more
 * than the chart: they are tried with the chart and the real client.
 */
export const testedInCharts: readonly OperationId[] = ['logout', 'setAssetPropertyOrder'];
