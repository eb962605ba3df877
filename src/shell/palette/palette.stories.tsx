import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useLanguage, useText } from '#i18n/text.tsx';
import { longText, openMenu, shutMenu } from '#stories/fixtures/fixtures.ts';
import { buildCommands, type CommandContext } from './commands.tsx';
import { Palette } from './palette.tsx';

interface Args extends Pick<
  CommandContext,
  | 'menu'
  | 'onOpen'
  | 'onProfile'
  | 'onStart'
  | 'onLanguage'
  | 'onTheme'
  | 'onSwitchTenant'
  | 'onSettings'
> {
  onClose: () => void;
}

const meta = {
  title: 'Shell/Palette',
  parameters: { layout: 'fullscreen' },
  args: {
    menu: openMenu,
    onOpen: fn(),
    onProfile: fn(),
    onStart: fn(),
    onLanguage: fn(),
    onTheme: fn(),
    onSwitchTenant: fn(),
    onSettings: fn(),
    onClose: fn(),
  },
  render: (args) => <Commands {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

function Commands({ onClose, ...args }: Args) {
  const text = useText('shell');
  const { before, after } = buildCommands({
    ...args,
    text,
    english: text,
    language: useLanguage(),
    theme: 'system',
    hasSingleKeys: true,
    notBuilt: [
      { id: 'projects', title: 'Projects', icon: null, route: null, privilege: null, children: [] },
    ],
    onStop: null,
    onMyAssets: fn(),
    onAudits: fn(),
    onMessages: fn(),
    onShortcuts: fn(),
    onLogout: fn(),
  });
  return <Palette isOpen onClose={onClose} groups={[...before, ...after]} />;
}

const field = () => screen.findByRole('combobox', { name: 'Search pages, commands and records' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

export const Open: Story = {
  play: async () => {
    await expect(await field()).toHaveFocus();
    const clockWork = screen.getByRole('option', { name: /^ClockWork/ });
    await waitFor(() => expect(clockWork).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Go to' })).toBeVisible();
  },
};

/** Typing filters, the arrow keys move, Enter selects; the field keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'clock');
    await expect(options()[0]).toContain('ClockWork');
    await expect(await field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    const [first] = screen.getAllByRole('option');
    await waitFor(async () =>
      expect(await field()).toHaveAttribute('aria-activedescendant', first?.id),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('/ClockWork');
  },
};

export const NavigatesTheList: Story = {
  play: async ({ userEvent, args }) => {
    await field();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('/ClockWork');
    await expect(await field()).toHaveFocus();
  },
};

export const ChangesTheLanguage: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'french{Enter}');
    await expect(args.onLanguage).toHaveBeenCalledWith('fr');
  },
};

export const ChangesTheTheme: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'dark{Enter}');
    await expect(args.onTheme).toHaveBeenCalledWith('dark');
  },
};

export const SwitchesTheTenant: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field(), 'switch tenant{Enter}');
    await expect(args.onSwitchTenant).toHaveBeenCalledOnce();
  },
};

export const ClosesByEscape: Story = {
  play: async ({ userEvent, args }) => {
    await field();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NoMatches: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), 'zzz');
    await waitFor(() => expect(screen.getByText('No results for “zzz”.')).toBeVisible());
  },
};

/** Without organization settings only they can be opened; the other entries show why. */
export const Dimmed: Story = {
  args: { menu: shutMenu },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'clockw');
    const clockWork = await screen.findByRole('option', {
      name: /^ClockWork.*settings/,
    });
    await waitFor(() => expect(clockWork).toBeVisible());
    await expect(clockWork).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(clockWork);
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** An area without pages is found and labeled as not available, and opens nothing. */
export const NotBuiltYet: Story = {
  play: async ({ args, userEvent }) => {
    const typed = await field();
    await expect(screen.queryByRole('option', { name: /^Projects/ })).toBeNull();
    await userEvent.type(typed, 'projects');
    const projects = await screen.findByRole('option', { name: /^Projects.*available yet$/ });
    await userEvent.click(projects);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    menu: [
      {
        id: 'long',
        title: longText,
        icon: null,
        route: null,
        privilege: null,
        children: [
          {
            id: 'one',
            title: longText,
            icon: null,
            route: '/teams',
            privilege: null,
            children: [],
          },
        ],
      },
    ],
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const InArabic: Story = { globals: { language: 'ar' } };

export const Dark: Story = { globals: { theme: 'dark' } };
