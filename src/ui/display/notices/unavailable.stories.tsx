import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Unavailable } from './unavailable.tsx';

const meta = {
  title: 'UI/Unavailable',
  tags: ['autodocs'],
  component: Unavailable,
  args: {
    title: 'Projects could not be loaded',
    children: 'The server did not answer in time. Nothing was lost; try again in a moment.',
    retryLabel: 'Try again',
    retryingLabel: 'Trying again…',
    onRetry: fn(),
  },
} satisfies Meta<typeof Unavailable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TryAgain: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const NotAllowed: Story = {
  args: {
    icon: <Lock />,
    title: 'You cannot see this page',
    children: 'Ask an owner of your organization for the right to manage assets.',
    onRetry: undefined,
  },
};
