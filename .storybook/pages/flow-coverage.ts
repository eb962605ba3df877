import type { Flow } from '../charts.ts';
import { share, type Count } from '@atrium/statechart-panel/core';
import {
  listResponseChoices,
  nothingCovered,
  listFullCoverage,
} from '@atrium/statechart-panel/core';
import type { Contract } from '@atrium/statechart-panel';
import type { CoveredCharts } from './use-coverage.ts';

/** Provides the possible responses of an operation. */
export type ResponseSource = Pick<Contract, 'choicesFor'>;

/** The coverage of a chart, counted as the panel counts it. */
export const getCoverage = ({ id, chart }: Flow, covered: CoveredCharts): Count =>
  share(listFullCoverage(chart, {}), covered[id] ?? nothingCovered).total;

/** The number of tried responses among those that the contract defines for a chart's calls. */
export function countResponses(
  { id, chart }: Flow,
  covered: CoveredCharts,
  { choicesFor }: ResponseSource,
): Count {
  const full = listFullCoverage(chart, listResponseChoices(chart, choicesFor));
  return share(full, covered[id] ?? nothingCovered).outcomes;
}
