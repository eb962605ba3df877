import { within } from 'storybook/test';
import { pretendStory, type PretendStory } from './pretend-story.ts';
import { accountState } from './states.ts';

/** Remembered choices of one story must not reach another; for `beforeEach`. */
export function reset(): () => void {
  resetAll();
  return resetAll;
}

function resetAll(): void {
  for (const key of Object.keys(localStorage)) {
    // What somebody has walked by hand is not a story's to forget.
    if (/^statechart-panel\/(?!walked\/)/.test(key)) localStorage.removeItem(key);
  }
}

/** A story that tells the panel a recorded state. */
export const buildStory = (state = accountState, more: Partial<typeof state> = {}): PretendStory =>
  pretendStory({ ...state, ...more });

/** The chosen tab alone: the drawing has buttons for the same events. */
export const inTab = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('tabpanel'));

/** What the panel has sent last. */
export const last = (story: PretendStory) => story.received.at(-1);
