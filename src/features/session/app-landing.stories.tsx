import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { prefer, preferences } from '#session/storage/workspace/preferences.ts';
import { AppLanding } from './app-landing.screen.tsx';

const meta = {
  title: 'Screens/Landing',
  component: AppLanding,
  parameters: { layout: 'fullscreen' },
  args: {
    tenantName: null,
    hasSignInFailed: false,
    registrationPath: '#register',
    forgotPasswordPath: '#forgot',
    onRegister: fn(),
    onSignIn: fn(),
    onContinue: fn(),
  },
} satisfies Meta<typeof AppLanding>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Register: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Register your organization' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
};

export const ForgotPassword: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Forgot your password?' });
    await expect(link).toHaveAttribute('href', '#forgot');
  },
};

export const SignedIn: Story = {
  args: { tenantName: 'Aster Labs' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to Aster Labs' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};

export const LongTenantName: Story = {
  args: { tenantName: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe' },
};

export const ProviderUnreachable: Story = { args: { hasSignInFailed: true } };

/** A visitor can select the language and the theme before sign-in. */
export const LanguageAndTheme: Story = {
  beforeEach: () => () => prefer({ language: 'en', theme: 'system' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language' }), 'Français');
    await waitFor(() => expect(preferences().language).toBe('fr'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'dark');
    await expect(preferences().theme).toBe('dark');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const InArabic: Story = { globals: { language: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
