import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { shortcuts } from '#page/keys/shortcuts.ts';
import { prefer, preferences } from '#session/storage/workspace/preferences.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const meta = {
  title: 'Shell/Shortcuts',
  component: ShortcutsDialog,
  args: { isOpen: true, hasTimer: true, onClose: fn() },
  beforeEach: () => {
    prefer({ singleKeys: 'on' });
    return () => prefer({ singleKeys: 'on' });
  },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every single-key shortcut is listed. */
export const WithTimer: Story = {
  play: async () => {
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const listed = [...list.querySelectorAll('dt')].map((each) => each.textContent);
    for (const { key } of Object.values(shortcuts)) await expect(listed).toContain(key);
  },
};

export const WithoutTimer: Story = { args: { hasTimer: false } };

/** Single-key shortcuts can be switched off; the list says so, and the other shortcuts stay. */
export const SwitchedOff: Story = {
  play: async ({ userEvent }) => {
    const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(preferences().singleKeys).toBe('off'));
    await expect(list).toHaveTextContent('Everywhere (off)');
    await expect(list).not.toHaveTextContent('With Ctrl, Alt or ⌘ (off)');
  },
};

export const InArabic: Story = { globals: { language: 'ar' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Dark: Story = { globals: { theme: 'dark' } };
