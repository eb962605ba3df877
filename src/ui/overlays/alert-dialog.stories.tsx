import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'UI/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  // Covers the page: on the docs page, each story needs a separate frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Dispose of this asset?',
    children: 'It leaves the inventory today. Its history is kept and can still be read.',
    isOpen: true,
    confirmLabel: 'Dispose',
    cancelLabel: 'Keep asset',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = { args: { tone: 'danger' } };

export const Plain: Story = {
  args: {
    title: 'Leave without saving?',
    children: 'What you changed on this page will be lost.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
};

export const Pending: Story = {
  args: { tone: 'danger', isPending: true, pendingLabel: 'Disposing' },
};

export const DangerIsNeverTheDefault: Story = {
  args: { tone: 'danger' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: 'Dispose of this asset?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep asset' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
