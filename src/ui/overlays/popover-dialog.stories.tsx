import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../controls/button.tsx';
import { PopoverDialog, type PopoverDialogProps } from './popover-dialog.tsx';
import { TextField } from '../fields/text-field.tsx';

const meta = {
  title: 'UI/Popover dialog',
  tags: ['autodocs'],
  component: PopoverDialog,
  args: {
    trigger: <Button>Rename</Button>,
    label: 'Rename the list',
    isOpen: false,
    onOpenChange: fn(),
    children: <TextField label="Name" defaultValue="Harbour" />,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof PopoverDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ isOpen: first, onOpenChange, ...props }: PopoverDialogProps) {
  const [isOpen, setIsOpen] = useState(first);
  const change = (next: boolean) => {
    onOpenChange(next);
    setIsOpen(next);
  };
  return <PopoverDialog {...props} isOpen={isOpen} onOpenChange={change} />;
}

export const Closed: Story = {};

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename the list' });
    await waitFor(() => expect(dialog).toBeVisible()); // it fades in
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    children: <p>{'A sheet is never wider than the window, whatever it says. '.repeat(12)}</p>,
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Rename' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
