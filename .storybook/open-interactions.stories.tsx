import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findObstacles, openInteractions } from './open-interactions.ts';

/**
 * Opens every interaction as a user does, so that none starts in a state without possible steps.
 */
const meta = {
  title: 'Panel/Open interactions',
  // Only for the test run: there is nothing to see.
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Opens the interaction stories.</p>,
} satisfies Meta;
export default meta;

const shares = 6;

/**
 * A share of all interaction stories opens on a healthy server, in a state from which the user can
 * continue.
 */
const opened = (share: number): StoryObj => ({
  play: async () => {
    const obstacles: Record<string, string[]> = {};
    for await (const { id, interaction } of openInteractions(share, shares)) {
      const found = findObstacles(interaction);
      if (found.length > 0) obstacles[id] = found;
    }
    await expect(obstacles).toEqual({});
  },
});

export const FirstShareOpensHealthy = opened(0);
export const SecondShareOpensHealthy = opened(1);
export const ThirdShareOpensHealthy = opened(2);
export const FourthShareOpensHealthy = opened(3);
export const FifthShareOpensHealthy = opened(4);
export const SixthShareOpensHealthy = opened(5);
