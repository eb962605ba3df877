import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { exampleDay } from '#machines/central-clockwork/member-day.fixtures.ts';
import {
  type MemberDay,
  memberDayMachine,
} from '#machines/central-clockwork/member-day.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { buildEntry, buildRunning } from '#machines/testing/fixtures.ts';
import { NotFound } from '#page/entry/not-found.tsx';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText, staleEntry } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { MemberDayScreen } from './member-day.screen.tsx';

const input = { employeeId: 'employee-ben', date: '2026-03-04' };
const notFound = <NotFound onBack={fn()} />;

/** An example entry between two timestamps. */
const entryOver = (id: number, startTime: string, endTime: string) => ({
  ...buildEntry({ id: `entry-${id}`, description: 'Deploy', startTime, endTime }),
  totalTimeInSeconds: (Date.parse(endTime) - Date.parse(startTime)) / 1000,
});

const meta = {
  title: 'Flows/Central ClockWork/Member Day',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { day: exampleDay },
  render: ({ day }, { parameters: { state } }) => (
    <MemberDayScreen
      actor={frozenActor(memberDayMachine, { state, input, context: { day } })}
      today="2026-03-05"
      onDay={fn()}
      notFound={notFound}
    />
  ),
} satisfies Meta<{ day: MemberDay | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'member-day', state: 'loading' },
  args: { day: null },
};
export const Shown: Story = { parameters: { flow: 'member-day', state: 'shown' } };
export const Empty: Story = {
  parameters: { flow: 'member-day', state: 'shown' },
  args: {
    day: {
      ...exampleDay,
      clockWorkEntries: [],
      clockWorkDayProjectsSummaries: [],
      totalTimeInSeconds: 0,
    },
  },
};
export const LongTexts: Story = {
  parameters: { flow: 'member-day', state: 'shown' },
  args: {
    day: {
      ...exampleDay,
      clockWorkEntries: exampleDay.clockWorkEntries.map((each) => ({
        ...each,
        description: longText,
        endTime: null,
      })),
    },
  },
};
/**
 * One entry starts before the day, and one ends after it: the rows add up to the total of the day.
 */
export const OverMidnight: Story = {
  parameters: { flow: 'member-day', state: 'shown' },
  args: {
    day: {
      ...exampleDay,
      clockWorkEntries: [
        entryOver(2, '2026-03-04T22:00:00.000Z', '2026-03-05T01:00:00.000Z'),
        entryOver(1, '2026-03-03T21:00:00.000Z', '2026-03-04T00:30:00.000Z'),
      ],
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    const ended = canvas.getByRole('row', { name: /Ended Thursday, 05\/03\/2026/ });
    await expect(within(ended).getByRole('cell', { name: '2h 0m' })).toBeVisible();
    const started = canvas.getByRole('row', { name: /Started Tuesday, 03\/03\/2026/ });
    await expect(within(started).getByRole('cell', { name: '30m' })).toBeVisible();
  }),
};
/** A forgotten timer counts as zero until it has an end. */
export const Stale: Story = {
  parameters: { flow: 'member-day', state: 'shown' },
  args: {
    day: {
      ...exampleDay,
      member: { ...exampleDay.member, runningEntry: buildRunning(staleEntry, true) },
      clockWorkEntries: [{ ...staleEntry, totalTimeOnDayInSeconds: 0 }],
      clockWorkDayProjectsSummaries: [],
      totalTimeInSeconds: 0,
    },
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText(/^1 entry needs an end time/)).toBeVisible();
    await expect(canvas.getAllByText('Needs an end time')[0]).toBeInTheDocument();
  }),
};
export const Refreshing: Story = { parameters: { flow: 'member-day', state: 'refreshing' } };
export const Missing: Story = { parameters: { flow: 'member-day', state: 'notFound' } };
export const Unavailable: Story = {
  parameters: { flow: 'member-day', state: 'unavailable' },
  args: { day: null },
};

function Live({ world: { clock } }: { world: World }) {
  const today = toIsoDay(clock.now(), 'Etc/UTC');
  const [date, setDate] = useState(today);
  const actor = useStoryActor(memberDayMachine, { input: { ...input, date } });
  useSendOnChange(actor, { type: 'day.changed', date });
  return <MemberDayScreen actor={actor} today={today} onDay={setDate} notFound={notFound} />;
}

/** The day fails to load at first; then the day before it is opened. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'member-day' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await expect(await canvas.findByRole('heading', { name: 'Ben Okafor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    await expect(await canvas.findByText(/Times are in the member/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next day' })).toBeEnabled();
  }),
};
