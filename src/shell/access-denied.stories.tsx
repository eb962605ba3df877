import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { supportAddress } from '#stories/fixtures/fixtures.ts';
import { AccessDenied as AccessDeniedPage, type AccessDeniedProps } from './access-denied.tsx';

const meta = {
  title: 'Screens/Access Denied',
  component: AccessDeniedPage,
  args: {
    denial: { reason: 'right', privileges: ['assetManager.editDetails'] },
    tenantName: 'Aster Labs',
    address: 'https://atrium.example/assetManager?page=2',
    supportAddress,
    onSwitchTenant: fn(),
    onDashboard: fn(),
    onSettings: null,
    onRequest: fn(),
  },
} satisfies Meta<AccessDeniedProps>;
export default meta;
type Story = StoryObj<AccessDeniedProps>;

/** The missing right has a name, and an identifier for the person who grants it. */
export const AccessDenied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/“Asset Manager: edit details”/)).toBeVisible();
    await expect(canvas.getByText('assetManager.editDetails')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Request access' }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dashboard' }));
    await expect(args.onDashboard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch tenant' }));
    await expect(args.onSwitchTenant).toHaveBeenCalledOnce();
  },
};

/** Nobody of the tenant can grant the right: a prepared e-mail to the support requests it. */
export const ByLetter: Story = {
  args: { onRequest: null },
  play: async ({ canvas, args }) => {
    const requestLink = await canvas.findByRole('link', { name: 'Request access' });
    const letter = new URL(requestLink.getAttribute('href') ?? '');
    await expect(letter.pathname).toBe(supportAddress);
    await expect(letter.searchParams.get('subject')).toBe('Access to /assetManager in Aster Labs');
    for (const part of ['Asset Manager: edit details', 'Aster Labs', args.address]) {
      await expect(letter.searchParams.get('body')).toContain(part);
    }
  },
};

/** One of multiple rights would be enough. */
export const AnyOfMultiple: Story = {
  args: {
    denial: { reason: 'right', privileges: ['assetManager.basic', 'assetManager.view'] },
    onDashboard: null,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/“Asset Manager” or “Asset Manager: view”/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dashboard' })).toBeNull();
  },
};

/** The user has the right, but no employee record to record time for. */
export const NoEmployeeRecord: Story = {
  args: { denial: { reason: 'employee' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/employee record.*Aster Labs/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request access' })).toBeVisible();
  },
};

/** A user who may complete the settings gets a link to them. */
export const SettingsFirst: Story = {
  args: { denial: { reason: 'settings' }, onDashboard: null, onSettings: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Organization Settings' }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** All other users get a link to request it. */
export const SettingsByOthers: Story = {
  args: { denial: { reason: 'settings' }, onDashboard: null },
  play: async ({ canvas }) => {
    const requestButton = await canvas.findByRole('link', { name: 'Request access' });
    await expect(decodeURIComponent(requestButton.getAttribute('href') ?? '')).toMatch(
      /complete the organization settings of Aster Labs/,
    );
  },
};

/** The full request is copied to the clipboard, for people without a mail program. */
export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy request' }));
    // The clipboard responds asynchronously.
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^(?:Copied|Your browser)/),
    );
  },
};
