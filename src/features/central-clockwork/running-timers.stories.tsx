import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  exampleMember,
  restingMember,
} from '#machines/central-clockwork/central-member.fixtures.ts';
import type { Scope, RunningMember } from '#machines/central-clockwork/central-member.ts';
import { runningTimersMachine } from '#machines/central-clockwork/running-timers.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText, now, frozenClock } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { CentralClockWorkScreen } from './central-clockwork.screen.tsx';

const { runningEntry } = exampleMember;
const since = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

/** A member whose timer has run for some hours. */
const buildRunningMember = (
  name: string,
  hours: number,
  description = 'Sketches',
): RunningMember => ({
  at: now,
  member: {
    ...exampleMember,
    employeeId: name,
    employeeName: name,
    runningEntry: runningEntry && {
      ...runningEntry,
      clockWorkEntry: { ...runningEntry.clockWorkEntry, description, startTime: since(hours) },
      crossover: hours > 14.5,
    },
  },
});

const running: readonly RunningMember[] = [
  buildRunningMember('Ben Okafor', 1.5),
  buildRunningMember(restingMember.employeeName, 30, ''),
  buildRunningMember('Kira Novak', 64),
  buildRunningMember('Wolfeschlegelsteinhausenbergerdorff de la Rosa y Montero', 0.2, longText),
];

interface Args {
  running: readonly RunningMember[] | null;
  isLive: boolean;
  scope: Scope;
}

const meta = {
  title: 'Flows/Central ClockWork/Running Timers',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { running, isLive: true, scope: 'All' },
  render: (context, { parameters: { state } }) => (
    <CentralClockWorkScreen
      actor={frozenActor(runningTimersMachine, {
        state,
        input: { clock: frozenClock, scope: context.scope },
        context,
      })}
      onScope={fn()}
    >
      {null}
    </CentralClockWorkScreen>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'running-timers', state: 'open.loading' },
  args: { running: null, isLive: false },
};
/** A timer from an earlier day shows its day, and that it needs an end. */
export const Shown: Story = {
  parameters: { flow: 'running-timers', state: 'open.shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText('Yesterday')).toBeVisible();
    await expect(
      canvas.getByText(/since Tuesday, Mar 3 \(03\/03\/2026\) at 09:30 AM/),
    ).toBeVisible();
    await expect(canvas.getByText('2 days ago')).toBeVisible();
    await expect(canvas.getAllByText('Needs an end time')).toHaveLength(2);
    await expect(
      canvas.getByText(/since Sunday, Mar 1 \(01\/03\/2026\) at 11:30 PM/),
    ).toBeVisible();
  }),
};
export const NoTimers: Story = {
  parameters: { flow: 'running-timers', state: 'open.shown' },
  args: { running: [], scope: 'MyTeam' },
};
export const Refreshing: Story = {
  parameters: { flow: 'running-timers', state: 'open.refreshing' },
  args: { isLive: false },
};
export const Unavailable: Story = {
  parameters: { flow: 'running-timers', state: 'unavailable' },
  args: { running: null, isLive: false },
};

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(runningTimersMachine, { input: { clock, scope: 'All' } });
  return (
    <CentralClockWorkScreen actor={actor} onScope={null}>
      {null}
    </CentralClockWorkScreen>
  );
}

/** Loading fails at first; then the people who work now are shown. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'running-timers' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: 'Grace Kim' })).toBeVisible();
    await expect(canvas.getByText('Yesterday')).toBeVisible();
  }),
};
