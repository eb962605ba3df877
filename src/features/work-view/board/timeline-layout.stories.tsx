import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import { manyItems, startItems } from './board.fixtures.ts';
import { TimelineLayout } from './timeline-layout.tsx';

interface Args {
  items?: readonly WorkItem[];
  onOpen: (item: WorkItem) => void;
}

const meta = {
  title: 'Screens/Work Timeline',
  tags: ['autodocs'],
  args: { onOpen: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ items, onOpen }: Args) {
  const [actor] = useState(() => startItems({ items, isDoneShown: true }));
  return <TimelineLayout items={actor} onOpen={onOpen} onMore={fn()} />;
}

/** The bar of a task is moved by a day, and its due date by another one. */
export const Rescheduling: Story = {
  play: async ({ canvas }) => {
    const getRow = () => canvas.getByRole('row', { name: /^AS-001-T1 / });
    await waitFor(() => expect(getRow()).toBeVisible());
    await expect(getRow()).toHaveAccessibleName(/02\/03\/2026 – 06\/03\/2026/);
    getRow().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(getRow()).toHaveAccessibleName(/03\/03\/2026 – 07\/03\/2026/));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(getRow()).toHaveAccessibleName(/03\/03\/2026 – 08\/03\/2026/));
    await waitFor(() => expect(getRow()).toHaveFocus());
  },
};

/** Five hundred items; only the visible rows are rendered. */
export const FiveHundred: Story = {
  args: { items: manyItems },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  },
};
