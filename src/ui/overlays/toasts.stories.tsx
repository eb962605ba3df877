import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import story from '../stories.module.css';
import { createToastQueue, ToastRegion } from './toasts.tsx';
import type { ToastMessage } from './toasts.tsx';

const messages: ToastMessage[] = [
  { tone: 'success', title: 'Project saved' },
  {
    tone: 'error',
    title: 'The report was not sent',
    description: 'The server did not answer. Your text is kept.',
    action: { label: 'Try again', onPress: () => {} },
  },
  {
    tone: 'warning',
    title: 'You will be signed out in two minutes',
    description: 'A longer sentence runs over several lines and leaves the buttons where they are.',
  },
  { tone: 'info', title: 'Two people were added to the team' },
];

const meta = {
  title: 'UI/Toasts',
  tags: ['autodocs'],
  // Covers the page: on the docs page, each story needs a separate frame.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  component: ToastRegion,
  args: { queue: createToastQueue(), label: 'Notifications', closeLabel: 'Close' },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function Toaster({ timeout, shown }: { timeout?: number; shown?: ToastMessage[] }) {
  const [queue] = useState(() => {
    const fresh = createToastQueue(4);
    for (const message of shown ?? []) fresh.add(message);
    return fresh;
  });
  return (
    <div className={story.row}>
      {messages.map((message) => (
        <Button key={message.tone} onPress={() => queue.add(message, { timeout })}>
          {message.tone}
        </Button>
      ))}
      <ToastRegion queue={queue} label="Notifications" closeLabel="Close" />
    </div>
  );
}

export const Tones: Story = { render: () => <Toaster shown={messages} /> };

export const ByKeyboard: Story = {
  render: () => <Toaster />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'success' });
    await userEvent.tab();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Project saved' });
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const WaitsWhileFocused: Story = {
  render: () => <Toaster timeout={2000} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'info' }));
    const toast = await screen.findByRole('alertdialog');
    toast.focus();
    await new Promise((done) => setTimeout(done, 2400));
    await expect(toast).toBeVisible();
    toast.blur();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
