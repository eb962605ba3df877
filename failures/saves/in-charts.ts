import type { OperationId } from '#openapi/client/index.ts';

/**
 * Saves that leave the page for another site or that are made by dragging. A screen would verify no
 * more than the chart, so they are tested with the chart and the real client.
 */
export const testedInCharts: readonly OperationId[] = ['logout', 'setAssetPropertyOrder'];
