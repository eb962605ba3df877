import { asTheStory, getChoices } from './toolbar.ts';

/**
 * The steps of a walk story. A test run plays them; in Storybook a person walks by hand, or lets
 * them be played with the toolbar, as long as the story's own person and weather hold.
 */
export const playIfEnabled =
  <Context extends { globals: Record<string, unknown> }>(
    play: (context: Context) => Promise<void>,
  ) =>
  async (context: Context): Promise<void> => {
    if (playsSteps(context.globals)) await play(context);
  };

/** Whether the story's own steps are played, and not a person's. */
export function playsSteps(globals: Record<string, unknown>): boolean {
  const { play, person, network } = getChoices(globals);
  return play === 'story' && person === asTheStory && network === asTheStory;
}
