/** The public API of the statechart panel for stories and Storybook's preview. */
export { configurePanel, type PanelOptions } from './interaction/configuration.ts';
export {
  createStoryClock,
  registerWorld,
  oncePerInteraction,
  withResponses,
} from './interaction/story-parts.ts';
export { frozenActor, type FrozenSnapshot } from './interaction/frozen-actor.ts';
export { useStoryActor } from './interaction/use-story-actor.ts';
export { readCoveredInBrowser } from './interaction/browser-tally.ts';
export { getDriver, type InteractionDriver } from './interaction/driver.ts';
export type { StoryClock } from './interaction/clock.ts';
export type { TestModel } from './interaction/test-model.ts';
export type { RestorableWorld } from './interaction/worlds.ts';
export { readContract, type Contract } from './interaction/responses/contract.ts';
export type { OpenApiDocument } from './interaction/responses/document.ts';
