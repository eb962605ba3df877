import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { recordGroupMachine } from '#machines/shell/record-group.machine.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { review, selectedReview } from '#machines/work/work.fixtures.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { liveEntry, longText, now } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor } from '@atrium/statechart-panel';
import { Palette } from './palette.tsx';
import { useRecordGroup, useRecordStatus } from './record-groups.tsx';
import { useRunningCommand } from './running-command.tsx';

interface Args {
  running: Entry | null;
  timer: WorkTimer;
}

const input = { source: 'bookableTasks' } as const;
const found = {
  records: [
    {
      id: review.taskId ?? '',
      title: review.taskDisplayString,
      hint: review.projectDisplayString,
      work: selectedReview,
    },
  ],
  total: 1,
};

const onStart = fn<WorkTimer['onStart']>();
const onStop = fn();
const onClose = fn();
const idle = { runningKey: null, startingKey: null, isStopping: false, onStart, onStop: null };
const live = { ...idle, runningKey: keyOfWork(review), onStop };
const onReview = { ...liveEntry, ...selectedReview };

/** The palette with the running entry, and with a task that was found. */
function Shown({ running, timer }: Args) {
  const group = useRunningCommand({
    running,
    now: () => now,
    onStop: timer.onStop,
    isStopping: timer.isStopping,
    shortcut: 's',
  });
  const actor = frozenActor(recordGroupMachine, {
    state: 'found',
    input,
    context: { text: 'rev', found },
  });
  const view = useRecordGroup('work', actor, { onOpen: fn(), timer });
  const records = useRecordStatus(view ? [view] : [], fn());
  return (
    <Palette isOpen onClose={onClose} groups={[group]} records={{ ...records, onTyped: fn() }} />
  );
}

const meta = {
  title: 'Shell/Palette Timer',
  args: { running: null, timer: idle },
  render: (args) => <Shown {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter on a found task starts the timer on it. */
export const StartsOnATask: Story = {
  play: playIfEnabled(async ({ userEvent }) => {
    await screen.findByRole('option', { name: /Review/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onStart).toHaveBeenCalledWith(selectedReview);
    await expect(onClose).toHaveBeenCalledOnce();
  }),
};

/** The running entry is the first command, with its work and its time; Enter stops it. */
export const StopsTheRunningEntry: Story = {
  args: { running: onReview, timer: live },
  play: playIfEnabled(async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('option');
    await expect(first).toHaveTextContent(`Stop “${onReview.description}”`);
    await expect(first).toHaveTextContent(/Portal · .*Review · /);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onStop).toHaveBeenCalledOnce();
  }),
};

/** The task on which the timer runs says so: Enter stops it. */
export const StopsOnTheTask: Story = {
  args: { timer: live },
  play: playIfEnabled(async ({ userEvent }) => {
    await screen.findByRole('option', { name: /^Stop “.*Review”/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onStop).toHaveBeenCalledOnce();
    await expect(onStart).not.toHaveBeenCalled();
  }),
};

/** While the timer is being started, the task cannot be selected again. */
export const Starting: Story = {
  args: { timer: { ...idle, startingKey: keyOfWork(review) } },
  play: playIfEnabled(async () => {
    const option = await screen.findByRole('option', { name: /^Starting timer on/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
  }),
};

export const Stopping: Story = {
  args: { running: onReview, timer: { ...live, isStopping: true } },
  play: playIfEnabled(async () => {
    const option = await screen.findByRole('option', { name: /^Stopping the timer/ });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
  }),
};

export const WithoutDescription: Story = {
  args: { running: { ...onReview, description: '' }, timer: live },
};

export const LongTexts: Story = {
  args: { running: { ...onReview, description: longText }, timer: live },
};

export const InArabic: Story = {
  args: { running: onReview, timer: live },
  globals: { language: 'ar' },
};

export const OnAPhone: Story = {
  args: { running: onReview, timer: live },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
