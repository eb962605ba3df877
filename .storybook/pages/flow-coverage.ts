import type { Flow } from '../charts.ts';
import { share, type Count } from '../statechart-panel/coverage/share.ts';
import { nothingWalked, wholeOf } from '../statechart-panel/coverage/walked.ts';
import type { WalkedCharts } from './use-coverage.ts';

/**
 * How much of a chart was walked: states, transitions and refusals. What the server may answer is
 * counted by the panel, which reads the contract.
 */
export function coverageOf({ id, chart }: Flow, walked: WalkedCharts): Count {
  return share(wholeOf(chart, {}), walked[id] ?? nothingWalked).total;
}
