import type { PanelState } from '../link/protocol.ts';
import { Line } from './line.ts';
import { StoryPath, type Surroundings } from './story-walk.ts';

const nothing = () => undefined;

let around: Omit<Surroundings, 'touch'> = {
  isReady: () => true,
  remount: nothing,
  restart: nothing,
};
let interaction = createInteraction(null);

/** From the story's end to the panels that listen. */
export const line = new Line(() => interaction);

/** The walk through the story that is rendered; without one, through nothing at all. */
export const getCurrentInteraction = (): StoryPath => interaction;

/** A story begins: what was walked before is over. */
export function startInteraction(story: PanelState['story']): StoryPath {
  interaction.end();
  interaction = createInteraction(story);
  line.sendAll();
  return interaction;
}

/** What the page does for walks: puts a new screen in place, renders a story afresh. */
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
