import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'UI/ConfirmDialog',
  tags: ['autodocs'],
  component: ConfirmDialog,
  // Covers the page: on the docs page, each story needs a separate frame.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
  args: {
    isOpen: true,
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    yes: 'Yes',
    no: 'No',
    onYes: fn(),
    onNo: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Destructive: Story = { args: { isDestructive: true } };

export const Busy: Story = { args: { isBusy: true, busyLabel: 'Deleting…' } };

/** A quick Enter always means No; so does Escape. */
export const NoIsDefault: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent("You won't be able to revert this!");
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onNo).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onNo).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onYes).toHaveBeenCalledTimes(1);
  },
};

/** While the action is pending, both buttons are inactive, and Escape does not close. */
export const BusyWaits: Story = {
  args: { isBusy: true, busyLabel: 'Deleting…' },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Yes|Deleting/ }));
    await expect(args.onYes).not.toHaveBeenCalled();
    await expect(args.onNo).not.toHaveBeenCalled();
  },
};
