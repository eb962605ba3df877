import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dashboardMachine, type DashboardContext } from '#machines/dashboard/dashboard.machine.ts';
import {
  liveEntry,
  longText,
  staleEntry,
  stillClock,
  summaries,
  timeZone,
} from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';
import { DashboardScreen } from './dashboard.screen.tsx';

const input = { clock: stillClock, timeZone, holdsClockWork: true };
const hours = { summaries, mini: { longRunningEntry: null, clockWorkMini: liveEntry } };

const meta = {
  title: 'Flows/Dashboard/Dashboard',
  tags: ['autodocs'],
  args: { context: {}, personName: 'Ava Stone', tenantName: 'Aster Labs' },
  render: ({ context, ...names }, { parameters }) => (
    <DashboardScreen
      {...names}
      actor={frozenActor(dashboardMachine, { state: parameters['state'], input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<DashboardContext>; personName: string; tenantName: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deciding: Story = { parameters: { flow: 'dashboard', state: 'deciding' } };

export const Welcoming: Story = {
  parameters: { flow: 'dashboard', state: 'welcoming' },
  args: { context: { holdsClockWork: false } },
};

export const LoadingHours: Story = { parameters: { flow: 'dashboard', state: 'loadingHours' } };

export const Shown: Story = {
  parameters: { flow: 'dashboard', state: 'shown' },
  args: { context: { hours } },
};

export const NothingRuns: Story = {
  parameters: { flow: 'dashboard', state: 'shown' },
  args: {
    context: { hours: { summaries, mini: { longRunningEntry: null, clockWorkMini: null } } },
  },
};

export const StaleEntryRuns: Story = {
  parameters: { flow: 'dashboard', state: 'shown' },
  args: {
    context: { hours: { summaries, mini: { longRunningEntry: staleEntry, clockWorkMini: null } } },
  },
};

export const Unavailable: Story = { parameters: { flow: 'dashboard', state: 'unavailable' } };

export const LongTexts: Story = {
  parameters: { flow: 'dashboard', state: 'shown' },
  args: {
    context: {
      hours: {
        summaries,
        mini: { longRunningEntry: null, clockWorkMini: { ...liveEntry, description: longText } },
      },
    },
    personName: 'Wolfeschlegelsteinhausenbergerdorff de la Rosa y Montero',
    tenantName: 'Rechtsschutzversicherungsgesellschaften Westfalen-Lippe',
  },
};

/** The server is down, the person tries again, and the hours are there. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'dashboard' },
  loaders: [worldOf('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: ({ personName, tenantName }, { loaded }) => (
    <Live world={loaded['world']} personName={personName} tenantName={tenantName} />
  ),
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    await expect(problems.map(({ kind }) => kind)).toContain('down');
    await expect(canvas.getByText('Welcome, Ava Stone')).toBeVisible();

    setScenario('fair-weather');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByText('Hours today')).toBeVisible();
    await expect(canvas.getByText('Nothing is running')).toBeVisible();
  }),
};

interface LiveProps {
  world: World;
  personName: string;
  tenantName: string;
}

function Live({ world: { clock }, ...names }: LiveProps) {
  const actor = useWalkedActor(dashboardMachine, { input: { ...input, clock } });
  return <DashboardScreen {...names} actor={actor} />;
}
