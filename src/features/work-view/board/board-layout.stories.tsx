import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import { exampleItem } from '#machines/work-view/work-view.fixtures.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { BoardLayout } from './board-layout.tsx';
import { manyItems, startItems } from './board.fixtures.ts';

interface Args {
  items?: readonly WorkItem[];
  isDoneShown?: boolean;
  onOpen: (item: WorkItem) => void;
}

const { projectId, id: taskId } = exampleItem();
const timer = {
  runningKey: keyOfWork({ projectId, taskId }),
  startingKey: null,
  isStopping: false,
  onStart: fn(),
  onStop: fn(),
};

const meta = {
  title: 'Screens/Work Board',
  tags: ['autodocs'],
  args: { onOpen: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

function Example({ items, isDoneShown, onOpen }: Args) {
  const [actor] = useState(() => startItems({ items, isDoneShown }));
  return <BoardLayout items={actor} timer={timer} onOpen={onOpen} onMore={fn()} />;
}

/** Done work is hidden by the filter; a card can still be dropped there. */
export const ByStatus: Story = {
  play: async ({ canvas, args }) => {
    const getCard = () => canvas.getByRole('row', { name: /^AS-001-T1 / });
    await waitFor(() => expect(getCard()).toBeVisible());
    getCard().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const inProgress = within(canvas.getByRole('grid', { name: 'In progress' }));
    await waitFor(() => expect(inProgress.getByRole('row', { name: /^AS-001-T1 / })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalled();
  },
};

/** An item that the person may not change stays in its column, and says why. */
export const Blocked: Story = {
  play: async ({ canvas }) => {
    const getCard = () => canvas.getByRole('row', { name: /^AS-002-T4 / });
    await waitFor(() => expect(getCard()).toBeVisible());
    getCard().focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(canvas.getByText(/can’t be moved to/)).toBeInTheDocument());
    await expect(getCard()).toHaveFocus();
  },
};

/** Five hundred items, some with titles of 100 kB; only the visible ones are rendered. */
export const FiveHundred: Story = {
  args: { items: manyItems, isDoneShown: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(8));
    // The first rendering does not know the height of the columns yet.
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(80));
    await expect(document.body.textContent.length).toBeLessThan(40_000);
  },
};
