import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MiniTimer } from '#features/clockwork/timer/mini-timer.tsx';
import { miniTimerMachine } from '#machines/clockwork/timer/mini-timer.machine.ts';
import { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';
import { defaultLook, type Look } from '#session/storage/workspace/look.ts';
import { StoryDashboard } from '#features/dashboard/dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  hoursTile,
  liveEntry,
  profile,
  shutMenu,
  frozenClock,
  timeZone,
  openMenu,
} from '#stories/fixtures/fixtures.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { Shell, type ShellProps } from './shell.tsx';
import type { Path } from '#page/parameters/addresses.ts';
import type { MenuEntry } from './menu/menu-entry.ts';

const input = { clock: frozenClock, timeZone };
const tiles = {
  hours: hoursTile,
  running: { entry: liveEntry, isStale: false },
  readAt: frozenClock.now(),
};

const page = (id: string, title: string): MenuEntry => ({
  id,
  title,
  icon: null,
  route: `/${id}` as Path,
  privilege: null,
  children: [],
});

/** A menu whose groups have multiple pages, some of which only the server knows. */
const menu: MenuEntry[] = openMenu.map((entry) =>
  entry.id === 'apps'
    ? {
        ...entry,
        children: [
          ...entry.children,
          page('engagements', 'Engagements'),
          page('prayTube', 'Prayer videos'),
        ],
      }
    : entry,
);

const meta = {
  title: 'Shell/Shell Variants',
  component: Shell,
  decorators: [withRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    menu,
    isMenuDimmed: false,
    tenantName: 'Aster Labs',
    tenantLogoUrl: null,
    personName: profile.name,
    email: profile.email,
    profileImageUrl: null,
    timer: null,
    bell: null,
    look: { ...defaultLook, sidebarSize: 'full' },
    onLook: fn(),
    onLanguage: fn(),
    onPalette: fn(),
    onProfile: fn(),
    onSettings: fn(),
    onSwitchTenant: fn(),
    onMessages: fn(),
    onShortcuts: fn(),
    onLogout: fn(),
    company: 'Example Company',
    version: '25.5.5',
    year: 2026,
    sessionEndsAt: null,
    children: null,
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stores the choices, as the app does. */
function Live(args: ShellProps) {
  const [look, setLook] = useState(args.look);
  return (
    <Shell
      {...args}
      timer={timer()}
      look={look}
      onLook={(change) => {
        setLook({ ...look, ...change });
        args.onLook(change);
      }}
    >
      {dashboard()}
    </Shell>
  );
}

const timer = () => (
  <MiniTimer
    actor={frozenActor(miniTimerMachine, {
      state: 'running.idle',
      input,
      context: { entry: liveEntry, description: liveEntry.description },
    })}
    onFix={fn()}
    onRetry={fn()}
  />
);

const dashboard = () => (
  <StoryDashboard
    personName={profile.name}
    tenantName="Aster Labs"
    times={frozenActor(tileGroupMachine, {
      state: 'shown',
      input: { ...input, tiles: ['hours', 'running'] },
      context: tiles,
    })}
  />
);

const withLook = (look: Partial<Look>): Pick<Story, 'args'> => ({
  args: { look: { ...defaultLook, sidebarSize: 'full', ...look } },
});

const inDark = { globals: { theme: 'dark' } };

export const SidebarDark: Story = withLook({ sidebar: 'dark' });
export const SidebarDarkInDarkTheme: Story = { ...SidebarDark, ...inDark };
export const SidebarColored: Story = withLook({ sidebar: 'colored' });
export const SidebarColoredInDarkTheme: Story = { ...SidebarColored, ...inDark };
export const SidebarLightInDarkTheme: Story = { ...withLook({ sidebar: 'light' }), ...inDark };

/** Small icons with small labels below; a group opens at the side. */
export const SidebarCompact: Story = withLook({ sidebar: 'compact' });
export const SidebarCompactInDarkTheme: Story = { ...SidebarCompact, ...inDark };

/** Icons only, each with its title as a tooltip. */
export const SidebarIcon: Story = {
  ...withLook({ sidebar: 'icon' }),
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByRole('link', { name: 'Dashboard' });
    // A tooltip opens only for a mouse that has moved.
    await userEvent.hover(canvas.getByRole('main'));
    await userEvent.hover(entry);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
    await expect(canvas.queryByRole('button', { name: 'Keep menu open' })).toBeNull();
  },
};

/** The pages of a group are links in a menu next to the icons. */
export const SidebarIconGroup: Story = {
  ...withLook({ sidebar: 'icon' }),
  parameters: { path: '/ClockWork' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Apps' }));
    const group = await screen.findByRole('menu', { name: 'Apps' });
    const clockWork = within(group).getByRole('menuitem', { name: 'ClockWork Current page' });
    await expect(clockWork).toHaveAttribute('href', '/ClockWork');
  },
};

export const TopBarDark: Story = withLook({ topBar: 'dark' });
export const TopBarDarkInDarkTheme: Story = { ...TopBarDark, ...inDark };
export const TopBarColored: Story = withLook({ topBar: 'colored' });
export const TopBarColoredInDarkTheme: Story = { ...TopBarColored, ...inDark };

export const Boxed: Story = withLook({ width: 'boxed' });

/** The bars scroll with the page. */
export const Scrollable: Story = {
  ...withLook({ width: 'scrollable' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toHaveStyle({ position: 'static' });
  },
};

/** Dashboard, Ops > Engagements, Tools > Clockwork, and the other entries. */
export const Horizontal: Story = {
  ...withLook({ layout: 'horizontal' }),
  play: async ({ canvas, userEvent }) => {
    const tools = await canvas.findByRole('button', { name: 'Tools' });
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    const titles = [...nav.getAllByRole('listitem')].map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Dashboard', 'Ops', 'Tools', 'Apps', 'Organization Settings']);
    await userEvent.click(tools);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'ClockWork' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(nav.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
};

export const HorizontalColored: Story = withLook({
  layout: 'horizontal',
  sidebar: 'colored',
  topBar: 'colored',
});

export const HorizontalDimmed: Story = {
  args: { isMenuDimmed: true, menu: shutMenu, look: { ...defaultLook, layout: 'horizontal' } },
  play: async ({ canvas, userEvent }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main menu' }));
    const notice = await nav.findByText(/organization settings/, { selector: 'p' });
    await expect(notice).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAccessibleDescription(
      /organization settings/,
    );
    await userEvent.click(nav.getByRole('button', { name: 'Tools' }));
    const clockWork = await screen.findByRole('menuitem', { name: /ClockWork/ });
    await expect(clockWork).toHaveAttribute('aria-disabled', 'true');
    await expect(clockWork).toHaveTextContent(/organization settings/);
    await expect(clockWork).not.toHaveAttribute('href');
  },
};

/** The user can let the menu collapse, and pin it open again. */
export const PinnedOrNot: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const pin = await canvas.findByRole('button', { name: 'Keep menu open' });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(pin);
    await expect(args.onLook).toHaveBeenLastCalledWith({ sidebarSize: 'rail' });
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(pin);
    await expect(args.onLook).toHaveBeenLastCalledWith({ sidebarSize: 'full' });
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  },
};

/**
 * Automatically, between 993 and 1600 px: icons under the names of their groups. On hover or
 * keyboard focus, the menu opens over the page.
 */
export const CollapsesByItself: Story = {
  ...withLook({ sidebarSize: 'auto' }),
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    const pin = await canvas.findByRole('button', { name: 'Keep menu open' });
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    const nav = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(nav.getByRole('heading', { name: 'Apps' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'ClockWork' })).toBeVisible();
  },
};

/** The same, mirrored. */
export const CollapsedArabic: Story = {
  ...withLook({ sidebarSize: 'rail' }),
  globals: { language: 'ar' },
};

export const CollapsedColored: Story = withLook({ sidebarSize: 'rail', sidebar: 'colored' });

/** For 2.5 seconds after entering; the page loads beneath it and takes no focus. */
export const Preloader: Story = {
  ...withLook({ preloader: 'on' }),
  play: async ({ canvas }) => {
    const covering = await canvas.findByRole('status');
    await expect(covering).toHaveTextContent('Preparing your workspace…');
    const bar = canvas.getByRole('banner');
    await expect(bar.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(bar.closest('[inert]')).toBeNull();
  },
};

/** A logo that is missing or fails to load is replaced by the default one. */
export const BrokenLogo: Story = {
  args: { tenantLogoUrl: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('banner');
    await waitFor(() => expect(bar.querySelector('img')).toBeNull());
  },
};

export const Arabic: Story = {
  ...withLook({ sidebar: 'dark', topBar: 'colored' }),
  globals: { language: 'ar' },
};

export const CompactArabic: Story = {
  ...withLook({ sidebar: 'compact' }),
  globals: { language: 'ar' },
};

export const HorizontalArabic: Story = {
  ...withLook({ layout: 'horizontal' }),
  globals: { language: 'ar' },
};
