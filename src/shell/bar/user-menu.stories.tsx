import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { profile } from '#stories/fixtures/fixtures.ts';
import type { UserMenuProps } from './user-menu-list.tsx';
import { UserMenu } from './user-menu.tsx';

const meta = {
  title: 'Shell/User Menu',
  component: UserMenu,
  args: {
    personName: profile.name,
    email: profile.email,
    profileImageUrl: null,
    theme: 'system',
    onTheme: fn(),
    onProfile: fn(),
    onSwitchTenant: fn(),
    onMessages: fn(),
    onShortcuts: fn(),
    onSettings: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<UserMenuProps>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu of Ava Stone' }));
    const asTheSystem = await screen.findByRole('menuitemradio', { name: 'System' });
    await expect(asTheSystem).toBeChecked();
  },
};

export const OpensProfile: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu of Ava Stone' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await expect(args.onProfile).toHaveBeenCalledOnce();
  },
};

/** The photo has the user name as tooltip. */
export const NamesTheUser: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Moves the pointer in from the side: hover targets wait for a pointer that has moved.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'User menu of Ava Stone' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Ava Stone');
  },
};

export const LogsOutByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};
