/** The public API of the statechart panel for stories and Storybook's preview. */
export { configurePanel, type PanelOptions } from './walk/configuration.ts';
export {
  createStoryClock,
  registerWorld,
  oncePerInteraction,
  withResponses,
} from './walk/story-parts.ts';
export { frozenActor, type FrozenSnapshot } from './walk/frozen-actor.ts';
export { useStoryActor } from './walk/use-walked-actor.ts';
export { readCoveredInBrowser } from './walk/browser-tally.ts';
export { getDriver, type InteractionDriver } from './walk/driver.ts';
export type { StoryClock } from './walk/clock.ts';
export type { TestModel } from './walk/guide.ts';
export type { RestorableWorld } from './walk/worlds.ts';
export { readContract, type Contract } from './walk/answers/contract.ts';
export type { OpenApiDocument } from './walk/answers/document.ts';
