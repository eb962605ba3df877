import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const meta = {
  title: 'Shell/Shortcuts',
  component: ShortcutsDialog,
  args: { isOpen: true, hasTimer: true, onClose: fn() },
} satisfies Meta<typeof ShortcutsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTimer: Story = {};

export const WithoutTimer: Story = { args: { hasTimer: false } };
