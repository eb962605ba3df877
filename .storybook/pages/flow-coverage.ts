import type { Flow } from '../charts.ts';
import { share, type Count } from '../statechart-panel/coverage/share.ts';
import {
  listResponseChoices,
  nothingCovered,
  listFullCoverage,
} from '../statechart-panel/coverage/covered.ts';
import type { Contract } from '../statechart-panel/index.ts';
import type { CoveredCharts } from './use-coverage.ts';

/** What knows the answers that an operation may give. */
export type ResponseSource = Pick<Contract, 'choicesFor'>;

/** How much of a chart was walked, counted as the panel counts it. */
export const getCoverage = ({ id, chart }: Flow, covered: CoveredCharts): Count =>
  share(listFullCoverage(chart, {}), covered[id] ?? nothingCovered).total;

/** How many of the answers that the contract knows to a chart's calls were tried. */
export function countResponses(
  { id, chart }: Flow,
  covered: CoveredCharts,
  { choicesFor }: ResponseSource,
): Count {
  const full = listFullCoverage(chart, listResponseChoices(chart, choicesFor));
  return share(full, covered[id] ?? nothingCovered).outcomes;
}
