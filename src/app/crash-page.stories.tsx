import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageUnavailable } from '#page/entry/enter-page.ts';
import CrashPage from './crash-page.tsx';

const meta = {
  title: 'Screens/Crash',
  component: CrashPage,
  parameters: { layout: 'fullscreen' },
  args: {
    error: new PageUnavailable('unreachable'),
    onTryAgain: fn(),
    waysOut: { onSwitchTenant: fn(), onLogout: fn(), question: null },
  },
} satisfies Meta<typeof CrashPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rights of the user could not be loaded: they can retry, switch the tenant or sign out. */
export const RightsUnavailable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch tenant' }));
    await expect(args.waysOut?.onSwitchTenant).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.waysOut?.onLogout).toHaveBeenCalledOnce();
  },
};

/** No one is signed in, so there is no sign-out. */
export const SignedOut: Story = { args: { waysOut: null } };

export const Broken: Story = { args: { error: new Error('Expected a list, found undefined.') } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const InArabic: Story = { globals: { language: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
