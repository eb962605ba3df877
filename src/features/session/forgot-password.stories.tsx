import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { supportAddress } from '#stories/fixtures/fixtures.ts';
import { ForgotPassword } from './forgot-password.screen.tsx';

const meta = {
  title: 'Screens/Forgot Password',
  component: ForgotPassword,
  parameters: { layout: 'fullscreen' },
  args: { homePath: '#home', resetAddress: '', supportAddress },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initial: Story = {};

export const EmailRequired: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(await canvas.findByText('Email is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
  },
};

export const EmailInvalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ava.demo.test{Enter}');
    await expect(await canvas.findByText('Email address is invalid')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('ava.demo.test');
  },
};

/** The error clears while the address is typed again, and a valid one is confirmed. */
export const EmailCorrected: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ava{Enter}');
    await userEvent.type(email, '@demo.test');
    await expect(canvas.queryByText('Email address is invalid')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^We can’t send a reset email/)).toBeVisible();
  },
};

/** The provider has a page for the reset: there is no field here. */
export const AtProvider: Story = {
  args: { resetAddress: '#reset' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Reset your password' });
    await expect(link).toHaveAttribute('href', '#reset');
  },
};
