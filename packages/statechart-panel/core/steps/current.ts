import type { PanelState } from '../link/protocol.ts';
import { Line } from './line.ts';
import { StoryPath, type Surroundings } from './story-path.ts';

const nothing = () => undefined;

let around: Omit<Surroundings, 'touch'> = {
  isReady: () => true,
  remount: nothing,
  restart: nothing,
};
let interaction = createInteraction(null);

/** Connects the story to the listening panels. */
export const line = new Line(() => interaction);

/** The interaction with the rendered story; an empty one before there is a story. */
export const getCurrentInteraction = (): StoryPath => interaction;

/** Starts a new interaction, because another story starts. */
export function startInteraction(story: PanelState['story']): StoryPath {
  interaction.end();
  interaction = createInteraction(story);
  line.sendAll();
  return interaction;
}

/**
 * Registers the page's functions for interactions: mounting a new screen, rendering a story again.
 */
export function surround(given: Omit<Surroundings, 'touch'>): void {
  around = given;
}

function createInteraction(story: PanelState['story']): StoryPath {
  const made: StoryPath = new StoryPath(story, {
    touch: (...slices) => {
      if (made === interaction) line.touch(...slices);
    },
    isReady: () => around.isReady(),
    remount: () => around.remount(),
    restart: () => around.restart(),
  });
  return made;
}
