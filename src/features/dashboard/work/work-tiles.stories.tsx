import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { tileGroupMachine, type TileGroupContext } from '#machines/dashboard/tile-group.machine.ts';
import type { Tiles } from '#machines/dashboard/tiles.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { review } from '#machines/work/work.fixtures.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { StoryDashboard } from '../dashboard.fixtures.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import {
  dashboardTiles,
  frozenClock,
  liveEntry,
  now,
  timeZone,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { impedimentsTile, noTasks, projectHoursTile, tasksTile } from './work-tiles.fixtures.ts';

const input = { clock: frozenClock, timeZone, tiles: ['tasks'] as const };
const names = { personName: 'Ava Stone', tenantName: 'Aster Labs' };
const onStart = fn<WorkTimer['onStart']>();
const onStop = fn();
const timer: WorkTimer = {
  runningKey: null,
  startingKey: null,
  isStopping: false,
  onStart,
  onStop: null,
};

const full: Tiles = {
  ...dashboardTiles,
  tasks: tasksTile,
  impediments: impedimentsTile,
  projectHours: projectHoursTile,
};

interface Args {
  context: Partial<TileGroupContext>;
  timer: WorkTimer | null;
  isOpen: boolean;
}

const meta = {
  title: 'Screens/Dashboard Work Tiles',
  decorators: [withRouter],
  args: { context: { response: full, readAt: now }, timer, isOpen: true },
  render: ({ context, ...shown }, { parameters }) => {
    const actor = frozenActor(tileGroupMachine, { state: parameters['state'], input, context });
    const tiles = { tasks: actor, impediments: actor, projectHours: actor };
    return <StoryDashboard {...names} {...tiles} {...shown} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'tile-group', state: 'loading' },
  args: { context: {} },
};

/** Each task leads to its dialog, each project to its impediments; the rest is counted. */
export const Shown: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const overdue = await canvas.findByRole('list', { name: 'Overdue' });
    const link = within(overdue).getByRole('link', { name: 'Review' });
    const view = `/projects/projects-overview/${review.projectId}`;
    await expect(link).toHaveAttribute('href', `${view}?tab=tasks&task=${review.taskId}`);
    await expect(within(overdue).getByText('In progress')).toBeVisible();
    await expect(canvas.getByText('and 5 more tasks')).toBeVisible();
    const portal = await canvas.findByRole('link', { name: 'Portal' });
    await expect(portal).toHaveAttribute('href', `${view}?tab=impediments`);
    await expect(canvas.getByText('3 open impediments')).toBeVisible();
    await expect(canvas.getByText('and 2 more projects')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Open projects with impediments' }),
    ).toHaveAttribute('href', '/projects?filter.show=impedimented');
    await userEvent.click(canvas.getByRole('button', { name: 'Start timer on Review' }));
    await expect(onStart).toHaveBeenCalledWith(
      expect.objectContaining({ projectId: review.projectId, taskId: review.taskId }),
    );
  }),
};

/** The longest bars are shown, the rest is one bar; all rows are in the table. */
export const HoursByProject: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('option', { name: /^AS-010 Project 0: 5h/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^4 other projects: / })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getByRole('rowheader', { name: 'No project' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
  }),
};

/** The running entry counts for its project until now. */
export const HoursWhileRunning: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: {
    context: {
      response: full,
      readAt: now - 3_600_000,
      running: { entry: { ...liveEntry, projectId: review.projectId }, isStale: false },
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('option', { name: /^AS-010 Project 0: 6h/ }),
    ).toBeVisible();
  }),
};

/** The task on which the timer runs is stopped in its row. */
export const TimerRunning: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { timer: { ...timer, runningKey: keyOfWork(review), onStop } },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop timer on Review' }));
    await expect(onStop).toHaveBeenCalledOnce();
  }),
};

export const TimerStarting: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { timer: { ...timer, startingKey: keyOfWork(review) } },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Starting…' })).toBeInTheDocument();
  }),
};

/** People who record no time have no timer; without settings no project opens. */
export const ReadOnly: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: { timer: null, isOpen: false },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Review')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /timer/ })).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  }),
};

export const NothingDue: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  args: {
    context: {
      response: {
        ...full,
        tasks: noTasks,
        impediments: { projects: 3, withOpenImpediments: 0, mostImpeded: [] },
        projectHours: { projects: [] },
      },
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('No tasks are due this week')).toBeVisible();
    await expect(await canvas.findByText('No open impediments in your projects')).toBeVisible();
    await expect(await canvas.findByText('No time this week')).toBeVisible();
  }),
};

/** The last loaded tasks stay, and the timer starts on them. */
export const Outdated: Story = {
  parameters: { flow: 'tile-group', state: 'outdated' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Review' })).toBeVisible();
  }),
};

export const Unavailable: Story = {
  parameters: { flow: 'tile-group', state: 'unavailable' },
  args: { context: {} },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findAllByText('Couldn’t load')).toHaveLength(3);
  }),
};

export const OnAPhone: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const InArabic: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  globals: { language: 'ar' },
};

export const Dark: Story = {
  parameters: { flow: 'tile-group', state: 'shown' },
  globals: { theme: 'dark' },
};

/** The person's tasks load from the server. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tile-group' },
  loaders: [loadWorld('ben', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Overdue' })).toBeVisible();
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const tasks = useStoryActor(tileGroupMachine, { input: { ...input, clock } });
  return <StoryDashboard {...names} tasks={tasks} timer={timer} />;
}
