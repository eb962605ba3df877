import { asTheStory, choicesOf, type Choices } from './toolbar.ts';

/**
 * The steps of a walk story. A test run plays them; in Storybook a person walks by hand, or lets
 * them be played with the toolbar, as long as the story's own person and weather hold.
 */
export const played =
  <Context extends { globals: Record<string, unknown> }>(
    play: (context: Context) => Promise<void>,
  ) =>
  async (context: Context): Promise<void> => {
    if (isTestRun() || isAsked(choicesOf(context.globals))) await play(context);
  };

const isAsked = ({ play, person, weather }: Choices): boolean =>
  play === 'story' && person === asTheStory && weather === asTheStory;

/** Whether a test runs the story, and nobody looks at it. */
export const isTestRun = (): boolean => '__vitest_browser__' in globalThis;
