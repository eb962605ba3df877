/** The public API of the statechart panel for stories and Storybook's preview. */
export { configurePanel, type PanelOptions } from './core/story/configuration.ts';
export {
  createStoryClock,
  registerWorld,
  oncePerInteraction,
  withResponses,
} from './core/story/story-parts.ts';
export { frozenActor, type FrozenSnapshot } from './core/story/frozen-actor.ts';
export { useStoryActor } from './addon/use-story-actor.ts';
export { readCoveredInBrowser } from './core/coverage/browser-tally.ts';
export { getDriver, type InteractionDriver } from './core/story/driver.ts';
export type { StoryClock } from './core/actors/clock.ts';
export type { TestModel } from './core/story/test-model.ts';
export type { RestorableWorld } from './core/actors/worlds.ts';
export { readContract, type Contract } from './core/responses/contract.ts';
export type { OpenApiDocument } from './core/responses/document.ts';
