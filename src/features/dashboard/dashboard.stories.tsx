import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { dashboardMachine, type DashboardContext } from '#machines/dashboard/dashboard.machine.ts';
import { recentEntriesMachine } from '#machines/dashboard/recent-entries.machine.ts';
import { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';
import { StoryDashboard } from './dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  dashboardTiles,
  ended,
  hoursTile,
  liveEntry,
  now,
  frozenClock,
  teamTile,
  timeZone,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const names = { personName: 'Grace Kim', tenantName: 'Aster Labs' };

/** The tiles when all are loaded, or when they could not be loaded again. */
function tilesIn(state: 'shown' | 'outdated' | 'unavailable') {
  const response = { ...dashboardTiles, team: teamTile };
  const running = { entry: liveEntry, isStale: false };
  const known = { response, hours: hoursTile, running, readAt: now };
  const group = frozenActor(tileGroupMachine, {
    state,
    input: { clock: frozenClock, timeZone, tiles: ['hours', 'running'] },
    context: state === 'unavailable' ? {} : known,
  });
  const recent = frozenActor(recentEntriesMachine, {
    state,
    input: { clock: frozenClock, store: null, report: null },
    context: state === 'unavailable' ? {} : { entries: [ended], offered: [ended] },
  });
  return { times: group, team: group, notifications: group, assets: group, recent };
}

interface Args {
  context: Partial<DashboardContext>;
  tiles: 'shown' | 'outdated' | 'unavailable';
}

const meta = {
  title: 'Flows/Dashboard/Dashboard',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: {}, tiles: 'shown' },
  render: ({ context, tiles }, { parameters }) => (
    <StoryDashboard
      {...names}
      {...tilesIn(tiles)}
      page={frozenActor(dashboardMachine, {
        state: parameters['state'],
        input: { clock: frozenClock, timeZone },
        context,
      })}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const offline = { cause: 'unreachable' } as const;
const outdated: DashboardContext['failures'] = [
  { group: 'times', ...offline, isOutdated: true },
  { group: 'recent', ...offline, isOutdated: true },
  { group: 'team', ...offline, isOutdated: true },
];

/** A team lead, whose page has all tiles. */
export const Complete: Story = { parameters: { flow: 'dashboard', state: 'complete' } };

/** Without a network each tile stays as it was; the page reports it once. */
export const Incomplete: Story = {
  parameters: { flow: 'dashboard', state: 'incomplete' },
  args: { tiles: 'outdated', context: { failures: outdated } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findAllByText(/Couldn’t reach the server/)).toHaveLength(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('Some tiles may be out of date.');
    await expect(canvas.getByText('Review of the pull requests')).toBeVisible();
  }),
};

export const NothingLoaded: Story = {
  parameters: { flow: 'dashboard', state: 'incomplete' },
  args: {
    tiles: 'unavailable',
    context: { failures: outdated.map((each) => ({ ...each, isOutdated: false })) },
  },
};

export const MultipleCauses: Story = {
  parameters: { flow: 'dashboard', state: 'incomplete' },
  args: {
    tiles: 'outdated',
    context: {
      failures: [...outdated, { group: 'assets', cause: 'forbidden', isOutdated: false }],
    },
  },
};

export const Retrying: Story = {
  parameters: { flow: 'dashboard', state: 'retrying' },
  args: { tiles: 'outdated', context: { failures: outdated } },
};

/**
 * The server is down for all tiles: the page reports it once, and one press loads all of them
 * again.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'dashboard' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    await expect(await canvas.findAllByText(/The service is temporarily unavailable/)).toHaveLength(
      1,
    );
    // There is no second notice.
    await expect(problems).toEqual([]);
    await expect(canvas.getByText('Welcome, Grace Kim')).toBeVisible();
    // One press retries everything that has failed by then: the four time tiles and the recent
    // entries.
    await waitFor(() => expect(canvas.getAllByText('Couldn’t load')).toHaveLength(5));

    setScenario('healthy-network');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByText('of 8h 0m working hours')).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Continue/ })).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(dashboardMachine, { input: { clock, timeZone } });
  const { times, recent } = useSelector(actor, ({ children }) => children);
  // Follows the state that the story shows.
  useEffect(() => {
    actor.send({ type: 'group.added', group: 'times' });
    actor.send({ type: 'recent.added' });
  }, [actor]);
  return (
    <StoryDashboard {...names} page={actor} {...(times && { times })} {...(recent && { recent })} />
  );
}
