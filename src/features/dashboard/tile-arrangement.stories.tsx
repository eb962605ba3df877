import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { defaultArrangement, type Arrangement } from '#machines/dashboard/arrangement.ts';
import {
  tileArrangementMachine,
  type TileArrangementActor,
} from '#machines/dashboard/tile-arrangement.machine.ts';
import { recentEntriesMachine } from '#machines/dashboard/recent-entries.machine.ts';
import { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';
import { StoryDashboard } from './dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  dashboardTiles,
  ended,
  hoursTile,
  now,
  frozenClock,
  teamTile,
  timeZone,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { tileNames } from './dashboard.screen.tsx';

const all: Arrangement = { order: tileNames, hidden: [] };
const input = { names: tileNames, arrangement: defaultArrangement };

function Dashboard({ arrangement }: { arrangement: TileArrangementActor }) {
  const tiles = frozenActor(tileGroupMachine, {
    state: 'shown',
    input: { clock: frozenClock, timeZone, tiles: ['hours', 'running'] as const },
    context: { response: { ...dashboardTiles, team: teamTile }, hours: hoursTile, readAt: now },
  });
  const recent = frozenActor(recentEntriesMachine, {
    state: 'shown',
    input: { clock: frozenClock, store: null, report: null },
    context: { entries: [ended], offered: [ended] },
  });
  return (
    <StoryDashboard
      personName="Ava Stone"
      tenantName="Aster Labs"
      arrangement={arrangement}
      times={tiles}
      recent={recent}
      team={tiles}
      reviews={tiles}
      notifications={tiles}
      assets={tiles}
    />
  );
}

interface Args {
  arrangement: Arrangement;
  draft: Arrangement;
  names: readonly string[];
}

const meta = {
  title: 'Flows/Dashboard/Tile Arrangement',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { arrangement: defaultArrangement, draft: all, names: tileNames },
  render: (context, { parameters: { state } }) => (
    <Dashboard arrangement={frozenActor(tileArrangementMachine, { state, input, context })} />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { parameters: { flow: 'tile-arrangement', state: 'shown' } };

export const Arranging: Story = {
  parameters: { flow: 'tile-arrangement', state: 'arranging' },
  play: playIfEnabled(async () => {
    await expect(await screen.findAllByRole('switch')).toHaveLength(15);
  }),
};

export const InAnotherOrder: Story = {
  parameters: { flow: 'tile-arrangement', state: 'shown' },
  args: { arrangement: { order: ['assetsInHands', 'runningNow'], hidden: ['hoursThisWeek'] } },
};

export const AllHidden: Story = {
  parameters: { flow: 'tile-arrangement', state: 'shown' },
  args: { arrangement: { order: [], hidden: tileNames } },
};

/** A user without a right to any of the figures. */
export const NoTiles: Story = {
  parameters: { flow: 'tile-arrangement', state: 'shown' },
  args: { names: [] },
};

function Live() {
  return <Dashboard arrangement={useStoryActor(tileArrangementMachine, { input })} />;
}

const labels = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement === list)
    .map((item) => item.querySelector('span')?.textContent);

/**
 * By keyboard only: the first tile moves down by one, another one is hidden, and then the defaults
 * are restored.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tile-arrangement' },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const arrange = await canvas.findByRole('button', { name: 'Arrange' });
    arrange.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Arrange tiles' });
    const handle = await within(dialog).findByRole('button', { name: /Move Running now/ });
    within(dialog).getAllByRole('row')[0]?.focus();
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('switch', { name: 'Running now' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-roledescription'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(within(dialog).getAllByRole('switch')[0]).toHaveAccessibleName('Hours today'),
    );
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Hours this week' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const tiles = canvas.getByRole('list', { name: 'At a glance' });
    await expect(labels(tiles)).toEqual([
      'Hours today',
      'Running now',
      'Hours by day',
      'Recent entries',
      'Your team',
      'Reviews waiting for you',
      'Unread notifications',
      'Your assets',
    ]);

    await userEvent.click(arrange);
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(labels(tiles)[0]).toBe('Running now'));
    await expect(canvas.getByText('Hours this week')).toBeVisible();
  }),
};
