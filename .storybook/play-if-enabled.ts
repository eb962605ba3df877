import { asTheStory, getChoices } from './toolbar.ts';

/**
 * The steps of an interaction story. A test run plays them; in Storybook the user interacts by hand
 * or plays them from the toolbar, as long as the story's person and network scenario are selected.
 */
export const playIfEnabled =
  <Context extends { globals: Record<string, unknown> }>(
    play: (context: Context) => Promise<void>,
  ) =>
  async (context: Context): Promise<void> => {
    if (playsSteps(context.globals)) await play(context);
  };

/** Whether the story's steps are played, instead of a user's. */
export function playsSteps(globals: Record<string, unknown>): boolean {
  const { play, person, network } = getChoices(globals);
  return play === 'story' && person === asTheStory && network === asTheStory;
}
