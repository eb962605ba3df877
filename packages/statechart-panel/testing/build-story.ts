import { within } from 'storybook/test';
import { pretendStory, type PretendStory } from './pretend-story.ts';
import { accountState } from './states.ts';

/** Stored choices of one story must not leak into another; for `beforeEach`. */
export function reset(): () => void {
  resetAll();
  return resetAll;
}

function resetAll(): void {
  for (const key of Object.keys(localStorage)) {
    // Coverage by hand belongs to the user; a story must not clear it.
    if (/^statechart-panel\/(?!covered\/)/.test(key)) localStorage.removeItem(key);
  }
}

/** A story that reports a recorded state to the panel. */
export const buildStory = (state = accountState, more: Partial<typeof state> = {}): PretendStory =>
  pretendStory({ ...state, ...more });

/** Only within the selected tab: the drawing has buttons for the same events. */
export const inTab = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('tabpanel'));

/** The last command that the panel sent. */
export const last = (story: PretendStory) => story.received.at(-1);
