import type { PanelState } from '../link/protocol.ts';
import { Line } from './line.ts';
import { StoryWalk, type Surroundings } from './story-walk.ts';

const nothing = () => undefined;

let around: Omit<Surroundings, 'touch'> = {
  isReady: () => true,
  remount: nothing,
  restart: nothing,
};
let walk = newWalk(null);

/** From the story's end to the panels that listen. */
export const line = new Line(() => walk);

/** The walk through the story that is rendered; without one, through nothing at all. */
export const currentWalk = (): StoryWalk => walk;

/** A story begins: what was walked before is over. */
export function beginWalk(story: PanelState['story']): StoryWalk {
  walk.end();
  walk = newWalk(story);
  line.sendAll();
  return walk;
}

/** What the page does for walks: puts a new screen in place, renders a story afresh. */
export function surround(given: Omit<Surroundings, 'touch'>): void {
  around = given;
}

function newWalk(story: PanelState['story']): StoryWalk {
  const made: StoryWalk = new StoryWalk(story, {
    touch: (...slices) => {
      if (made === walk) line.touch(...slices);
    },
    isReady: () => around.isReady(),
    remount: () => around.remount(),
    restart: () => around.restart(),
  });
  return made;
}
