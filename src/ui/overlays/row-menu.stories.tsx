import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { readyMenu } from './menu.fixtures.ts';
import { Menu, MenuItem } from './menu.tsx';
import { RowMenu } from './row-menu.tsx';

const onAction = fn();

const meta = {
  title: 'UI/Row menu',
  component: RowMenu,
  tags: ['autodocs'],
  args: {
    label: 'More actions for Cloud backup',
    list: readyMenu,
    children: (
      <Menu>
        <MenuItem onAction={onAction}>Duplicate</MenuItem>
      </Menu>
    ),
  },
} satisfies Meta<typeof RowMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The down arrow opens it, Enter selects, and the button gets the focus back. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};
