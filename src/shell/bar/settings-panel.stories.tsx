import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { defaultLook, type Look } from '#session/storage/workspace/look.ts';
import { SettingsPanel, type SettingsPanelProps } from './settings-panel.tsx';

const meta = {
  title: 'Shell/Settings Panel',
  component: SettingsPanel,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, look: defaultLook, onClose: fn(), onLook: fn(), onLanguage: fn() },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof SettingsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the choices, as the app does. */
function Panel(args: SettingsPanelProps) {
  const [look, setLook] = useState(args.look);
  return (
    <SettingsPanel
      {...args}
      look={look}
      onLook={(change) => {
        setLook({ ...look, ...change });
        args.onLook(change);
      }}
    />
  );
}

export const Defaults: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Appearance' });
    for (const radio of screen.getAllByRole('radio', { checked: true })) {
      await expect(radio).toBeChecked();
    }
    await expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(9);
  },
};

const every: [group: string, choice: string, change: Partial<Look>][] = [
  ['Theme', 'Dark', { theme: 'dark' }],
  ['Density', 'Compact', { density: 'compact' }],
  ['Width', 'Boxed', { width: 'boxed' }],
  ['Width', 'Scrollable', { width: 'scrollable' }],
  ['Sidebar width', 'Collapsed', { sidebarSize: 'rail' }],
  ['Sidebar', 'Colored', { sidebar: 'colored' }],
  ['Sidebar', 'Icon', { sidebar: 'icon' }],
  ['Top bar', 'Dark', { topBar: 'dark' }],
  ['Preloader', 'On', { preloader: 'on' }],
  ['Layout', 'Horizontal', { layout: 'horizontal' }],
];

/** Each choice applies immediately; Reset restores all defaults, except the language. */
export const ChoosesAndResets: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    for (const [group, choice, change] of every) {
      const radios = within(screen.getByRole('radiogroup', { name: group }));
      await userEvent.click(radios.getByText(choice));
      await expect(args.onLook).toHaveBeenLastCalledWith(change);
    }
    await userEvent.click(screen.getByText('Español'));
    await expect(args.onLanguage).toHaveBeenCalledWith('es');

    await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    await expect(args.onLook).toHaveBeenLastCalledWith(defaultLook);
    const layout = within(screen.getByRole('radiogroup', { name: 'Layout' }));
    await expect(layout.getByRole('radio', { name: 'Vertical' })).toBeChecked();
    await expect(args.onLanguage).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    screen.getByRole('radio', { name: 'System' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLook).toHaveBeenLastCalledWith({ theme: 'light' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const InArabic: Story = { globals: { language: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
