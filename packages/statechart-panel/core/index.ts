/**
 * The panel's core, without Storybook and React: a machine as data, what is covered, what is possible
 * in an interaction, and the steps of it.
 */
export type { Chart, ChartInvoke, ChartState, ChartTransition } from './chart/chart.ts';
export { describeChart } from './chart/describe.ts';
export { lintChart } from './chart/lint.ts';
export {
  isCovered,
  listFullCoverage,
  listResponseChoices,
  nothingCovered,
} from './coverage/covered.ts';
export { share, toPercent, type Count } from './coverage/share.ts';
export type { Covered, Drawing, Exchange, Json, Offer, PlainEvent } from './link/protocol.ts';
export { innermostPaths } from './actors/active-states.ts';
export type { KnownActor } from './actors/actors.ts';
export { listOffers } from './offers/offers.ts';
export { getCurrentInteraction } from './steps/current.ts';
export type { StoryPath } from './steps/story-path.ts';
export { travel } from './steps/travel.ts';
export { until } from './steps/until.ts';
