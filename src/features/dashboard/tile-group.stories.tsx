import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { tileGroupMachine, type TileGroupContext } from '#machines/dashboard/tile-group.machine.ts';
import { StoryDashboard } from './dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  dashboardTiles,
  hoursTile,
  liveEntry,
  longText,
  now,
  staleEntry,
  frozenClock,
  teamTile,
  timeZone,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { FirstSteps } from './first-steps.tsx';
import { DraftList, type DraftItem } from './draft-list.tsx';

const input = { clock: frozenClock, timeZone, tiles: ['hours', 'running'] as const };

/** The same state of every tile. */
const buildActor = (state: string, context: Partial<TileGroupContext> = {}) =>
  frozenActor(tileGroupMachine, { state, input, context });

const known: Partial<TileGroupContext> = {
  response: dashboardTiles,
  hours: hoursTile,
  running: { entry: liveEntry, isStale: false },
  readAt: now,
};

const drafts: DraftItem[] = [
  {
    form: 'vendor-form new',
    area: 'vendors',
    kind: 'new',
    name: 'Nordlicht Hosting',
    at: now - 3_600_000,
    link: { to: '/vendors/addVendor' },
  },
  {
    form: 'organization-settings',
    area: 'organization',
    kind: 'changed',
    name: '',
    at: now - 86_400_000,
    link: { to: '/organizationSettings' },
  },
];

interface Args {
  context: Partial<TileGroupContext>;
  personName: string;
  tenantName: string;
}

const meta = {
  title: 'Flows/Dashboard/Tile Group',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: {}, personName: 'Ava Stone', tenantName: 'Aster Labs' },
  render: ({ context, ...names }, { parameters }) => {
    const actor = buildActor(parameters['state'], context);
    return <StoryDashboard {...names} times={actor} notifications={actor} assets={actor} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'tile-group', state: 'loading' } };

export const Shown: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: known },
};

export const Refreshing: Story = {
  parameters: { flow: 'tile-group', state: 'refreshing' },
  args: { context: known },
};

/** The tiles stay until they are loaded again. */
export const Changing: Story = {
  parameters: { flow: 'tile-group', state: 'changing' },
  args: { context: known },
};

/** The number of the reviews that wait leads to the list with only these. Source: REVW-D31. */
export const ReviewsWaiting: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  render: ({ personName, tenantName }) => {
    const names = { personName, tenantName };
    const response = { ...dashboardTiles, reviews: { waiting: 2 } };
    return <StoryDashboard {...names} reviews={buildActor('shown', { ...known, response })} />;
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText('Reviews waiting for you')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open reviews' })).toHaveAttribute(
      'href',
      '/performance/reviews?filter.waiting=yes',
    );
  }),
};

export const NoTimerRunning: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: { ...known, running: null } },
};

/** A forgotten entry counts toward no total, and the tiles say so. */
export const StaleEntryRuns: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: { ...known, running: { entry: staleEntry, isStale: true } } },
  play: playIfEnabled(async ({ canvas }) => {
    const [note] = await canvas.findAllByText(/^1 entry needs an end time/);
    await expect(note).toBeVisible();
  }),
};

export const WithoutWorkingHours: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: {
    context: {
      ...known,
      hours: { ...hoursTile, workingDayInSeconds: null, workingWeekInSeconds: null },
    },
  },
};

export const Unavailable: Story = { parameters: { flow: 'tile-group', state: 'unavailable' } };

export const WelcomeOnly: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  render: ({ personName, tenantName }) => (
    <StoryDashboard personName={personName} tenantName={tenantName} />
  ),
};

/** The last loaded figures stay; the page shows why they could not be loaded again. */
export const Outdated: Story = {
  parameters: { flow: 'tile-group', state: 'outdated' },
  args: { context: known },
};

/** One tile has failed, the others are shown. */
export const OneTileFailed: Story = {
  parameters: { flow: 'tile-group', state: 'unavailable' },
  args: { context: known },
  render: ({ context, ...names }) => (
    <StoryDashboard
      {...names}
      times={buildActor('shown', context)}
      notifications={buildActor('unavailable')}
    />
  ),
};

const onStop = fn();

/** The running entry has a stop button. */
export const WithStopButton: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: known },
  render: ({ context, ...names }) => (
    <StoryDashboard
      {...names}
      times={buildActor('shown', context)}
      stop={{ onStop, isStopping: false }}
    />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const stop = await canvas.findByRole('button', { name: 'Stop: Review of the pull requests' });
    stop.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onStop).toHaveBeenCalledOnce();
  }),
};

export const Stopping: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: known },
  render: ({ context, ...names }) => (
    <StoryDashboard
      {...names}
      times={buildActor('shown', context)}
      stop={{ onStop, isStopping: true }}
    />
  ),
};

/** The days of the week show worked and expected hours; they are also a table. */
export const HoursByDay: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: known },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const monday = await canvas.findByRole('option', { name: /Mon.*: 7h 30m of 8h 0m/ });
    await expect(monday).toBeVisible();
    await expect(canvas.getByRole('option', { name: /Sat.*: 0m$/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByRole('cell', { name: '8h 0m' })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
  }),
};

const team = { ...dashboardTiles, team: teamTile };

export const Team: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: { response: team }, personName: 'Grace Kim' },
  render: ({ context, ...names }) => (
    <StoryDashboard {...names} team={buildActor('shown', context)} />
  ),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 4 is at work')).toBeVisible();
    await expect(canvas.getByText('Other projects')).toBeVisible();
    await expect(canvas.getByText('7h 30m missing')).toBeVisible();
    await expect(canvas.getByText(/^Timer running since/)).toBeVisible();
  }),
};

export const EmptyTeam: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: { response: { ...team, team: { members: [] } } }, personName: 'Grace Kim' },
  render: ({ context, ...names }) => (
    <StoryDashboard {...names} team={buildActor('shown', context)} />
  ),
};

const started = { settings: true, logo: false, team: true, service: false, vendor: false };
const nothing = { settings: false, logo: false, team: false, service: false, vendor: false };

/** An administrator in an organization without settings can only open the settings page. */
export const NewOrganization: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: {
    context: { ...known, response: { ...dashboardTiles, firstSteps: nothing } },
    personName: 'Farid Haddad',
    tenantName: 'Cedar Group',
  },
  render: ({ context, ...names }) => (
    <StoryDashboard
      {...names}
      times={buildActor('shown', context)}
      firstSteps={
        <FirstSteps actor={buildActor('shown', context)} hasSettings={false} onDismiss={fn()} />
      }
    />
  ),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 5 done')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /settings|logo/ })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Add your first team' })).toBeNull();
  }),
};

const dismissed = fn();

export const FirstStepsPartlyDone: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: { ...known, response: { ...dashboardTiles, firstSteps: started } } },
  render: ({ context, ...names }) => (
    <StoryDashboard
      {...names}
      firstSteps={
        <FirstSteps actor={buildActor('shown', context)} hasSettings onDismiss={dismissed} />
      }
    />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 of 5 done')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add your first vendor' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add your first team' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(dismissed).toHaveBeenCalledOnce();
  }),
};

const discarded = fn<(draft: DraftItem) => void>();
const undone = fn<(draft: DraftItem) => void>();

export const Drafts: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { context: known },
  render: ({ context, ...names }) => (
    <StoryDashboard
      {...names}
      times={buildActor('shown', context)}
      drafts={<DraftList drafts={drafts} onDiscard={discarded} onUndo={undone} />}
    />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const discard = await canvas.findByRole('button', {
      name: 'Discard New vendor: Nordlicht Hosting',
    });
    discard.focus();
    await userEvent.keyboard('{Enter}');
    await expect(discarded).toHaveBeenCalledWith(drafts[0]);
    const undo = canvas.getByRole('button', { name: 'Undo: New vendor: Nordlicht Hosting' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(undone).toHaveBeenCalledWith(drafts[0]);
    await expect(
      canvas.getByRole('link', { name: 'New vendor: Nordlicht Hosting' }),
    ).toHaveAttribute('href', '/vendors/addVendor');
  }),
};

export const LongTexts: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: {
    context: {
      ...known,
      running: { entry: { ...liveEntry, description: longText }, isStale: false },
    },
    personName: 'Wolfeschlegelsteinhausenbergerdorff de la Rosa y Montero',
    tenantName: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe',
  },
};

/** The hours load, and the running entry is shown. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tile-group' },
  loaders: [loadWorld('ava', 'aster')],
  render: ({ personName, tenantName }, { loaded }) => (
    <Live world={loaded['world']} personName={personName} tenantName={tenantName} />
  ),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('of 8h 0m working hours')).toBeVisible();
    await expect(canvas.getByText('No timer running')).toBeVisible();
  }),
};

interface LiveProps {
  world: World;
  personName: string;
  tenantName: string;
}

function Live({ world: { clock }, ...names }: LiveProps) {
  const actor = useStoryActor(tileGroupMachine, { input: { ...input, clock } });
  return <StoryDashboard {...names} times={actor} />;
}
