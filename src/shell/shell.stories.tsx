import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { MiniTimer } from '#features/clockwork/timer/mini-timer.tsx';
import { miniTimerMachine } from '#machines/clockwork/timer/mini-timer.machine.ts';
import { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';
import { defaultLook } from '#session/storage/workspace/look.ts';
import { StoryDashboard } from '#features/dashboard/dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  hoursTile,
  liveEntry,
  longText,
  profile,
  shutMenu,
  frozenClock,
  timeZone,
  openMenu,
} from '#stories/fixtures/fixtures.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { Shell } from './shell.tsx';

const input = { clock: frozenClock, timeZone };

const renderTimer = (description: string) => (
  <MiniTimer
    actor={frozenActor(miniTimerMachine, {
      state: 'running.idle',
      input,
      context: { entry: { ...liveEntry, description }, description },
    })}
    onFix={fn()}
    onRetry={fn()}
  />
);

const tiles = {
  hours: hoursTile,
  running: { entry: liveEntry, isStale: false },
  readAt: frozenClock.now(),
};

const meta = {
  title: 'Shell/Shell',
  component: Shell,
  decorators: [withRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    menu: openMenu,
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
  render: (args) => (
    <Shell {...args} timer={renderTimer(liveEntry.description)}>
      <StoryDashboard
        personName={args.personName}
        tenantName={args.tenantName}
        isOpen={!args.isMenuDimmed}
        times={frozenActor(tileGroupMachine, {
          state: 'shown',
          input: { ...input, tiles: ['hours', 'running'] },
          context: tiles,
        })}
      />
    </Shell>
  ),
} satisfies Meta<typeof Shell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    const entry = await canvas.findByRole('link', { name: 'Dashboard' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    const clockWork = canvas.getByRole('link', { name: 'ClockWork' });
    await userEvent.click(clockWork);
    await waitFor(() => expect(clockWork).toHaveAttribute('aria-current', 'page'));
    await expect(entry).not.toHaveAttribute('aria-current');
  },
};

/** The menu is behind a button, and closes when a page is selected. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'ClockWork' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NarrowMenuOpen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
    await expect(within(drawer).getAllByRole('link')).toHaveLength(3);
  },
};

/** Without organization settings only they can be opened. */
export const Dimmed: Story = {
  args: { isMenuDimmed: true, menu: shutMenu },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/organization settings/, { selector: 'p' })).toBeVisible();
    const clockWork = canvas.getByRole('link', { name: 'ClockWork' });
    await expect(clockWork).toHaveAccessibleDescription(/organization settings/);
    await expect(clockWork).toHaveAttribute('aria-disabled', 'true');
    clockWork.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/organization settings/);
    await expect(canvas.getByRole('link', { name: 'Organization Settings' })).toHaveAttribute(
      'href',
    );
  },
};

export const LongTexts: Story = {
  args: {
    tenantName: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe und Umgebung',
    personName: 'Wolfeschlegelsteinhausenbergerdorff de la Rosa y Montero',
    company: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe und Umgebung',
  },
  render: (args) => (
    <Shell {...args} timer={renderTimer(longText)}>
      <p>{longText}</p>
    </Shell>
  ),
};
