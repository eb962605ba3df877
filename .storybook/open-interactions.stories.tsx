import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findObstacles, openInteractions } from './open-interactions.ts';

/** Opens every walk as a person does, so that none begins where nothing can be walked. */
const meta = {
  title: 'Panel/Opened Walks',
  // For the test run alone: there is nothing to be seen.
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  render: () => <p>Opens the walk stories.</p>,
} satisfies Meta;
export default meta;

const shares = 6;

/** A share of all walk stories opens on a healthy server, in a state that can be walked on from. */
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
