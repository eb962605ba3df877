import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { profile } from '../../.storybook/fixtures.ts';
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
    onLanguage: fn(),
    onSwitchTenant: fn(),
    onMessages: fn(),
    onShortcuts: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu of Ava Stone' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'As the system' })).toBeChecked();
  },
};

export const ChoosesLanguage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu of Ava Stone' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Français' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('fr');
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
