import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { prefer, preferences } from '#session/storage/workspace/preferences.ts';
import { KeyboardSettings } from './keyboard-settings.tsx';

const meta = {
  title: 'Screens/Keyboard Settings',
  component: KeyboardSettings,
  beforeEach: () => {
    prefer({ singleKeys: 'on' });
    return () => prefer({ singleKeys: 'on' });
  },
} satisfies Meta<typeof KeyboardSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};

export const SwitchedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Single-key shortcuts' }));
    await waitFor(() => expect(preferences().singleKeys).toBe('off'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const InArabic: Story = { globals: { language: 'ar' } };
