/** What stories and the Storybook's preview import of the statechart panel. */
export { configurePanel, type PanelOptions } from './walk/configuration.ts';
export { createStoryClock, registerWorld, perWalk, withResponses } from './walk/story-parts.ts';
export { frozenActor, type FrozenMoment } from './walk/frozen-actor.ts';
export { useWalkedActor } from './walk/use-walked-actor.ts';
export { walkedInBrowser } from './walk/browser-tally.ts';
export { walkOf, type WalkDriver } from './walk/driver.ts';
export type { StoryClock } from './walk/clock.ts';
export type { Guide } from './walk/guide.ts';
export type { RestorableWorld } from './walk/worlds.ts';
export { readContract, type Contract } from './walk/answers/contract.ts';
export type { OpenApiDocument } from './walk/answers/document.ts';
