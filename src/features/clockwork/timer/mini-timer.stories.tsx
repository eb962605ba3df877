import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  miniTimerMachine,
  type MiniTimerContext,
} from '#machines/clockwork/timer/mini-timer.machine.ts';
import {
  liveEntry,
  longText,
  staleEntry,
  frozenClock,
  timeZone,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { MiniTimer } from './mini-timer.tsx';

const input = { clock: frozenClock, timeZone };
const running = { entry: liveEntry, description: liveEntry.description };

const meta = {
  title: 'Flows/ClockWork/Mini Timer',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <MiniTimer
      actor={frozenActor(miniTimerMachine, { state: parameters['state'], input, context })}
      onFix={fn()}
      onRetry={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<MiniTimerContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checking: Story = { parameters: { flow: 'mini-timer', state: 'checking' } };

/** The running entry keeps running while the status is loaded again, and can be stopped. */
export const CheckingWhatRuns: Story = {
  parameters: { flow: 'mini-timer', state: 'checking' },
  args: { context: running },
};
/** Stop was pressed while the status loads. */
export const StopRequestedEarly: Story = {
  parameters: { flow: 'mini-timer', state: 'checking' },
  args: { context: { ...running, pendingAction: 'stop' } },
};

export const NeedsFix: Story = {
  parameters: { flow: 'mini-timer', state: 'needsFix' },
  args: { context: { longRunningEntry: staleEntry } },
};

export const Stopped: Story = { parameters: { flow: 'mini-timer', state: 'stopped' } };

export const Starting: Story = {
  parameters: { flow: 'mini-timer', state: 'starting' },
  args: { context: { description: 'Client call' } },
};

export const Running: Story = {
  parameters: { flow: 'mini-timer', state: 'running.idle' },
  args: { context: running },
};

export const Describing: Story = {
  parameters: { flow: 'mini-timer', state: 'running.describing.saving' },
  args: { context: { ...running, description: 'Review of the last pull requests' } },
};

export const StopRequested: Story = {
  parameters: { flow: 'mini-timer', state: 'running.describing.stopWished' },
  args: { context: { ...running, description: 'Review of the last pull requests' } },
};

export const Stopping: Story = {
  parameters: { flow: 'mini-timer', state: 'stopping' },
  args: { context: running },
};

export const Unavailable: Story = {
  parameters: { flow: 'mini-timer', state: 'unavailable' },
  args: { context: running },
};

export const LongText: Story = {
  parameters: { flow: 'mini-timer', state: 'running.idle' },
  args: { context: { entry: { ...liveEntry, description: longText }, description: longText } },
};

/** Pasted text stays, and the field shows why the timer does not start. */
export const TooLong: Story = {
  parameters: { flow: 'mini-timer' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Description' });
    await userEvent.click(field);
    await userEvent.paste('word '.repeat(200));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too long/));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('word '.repeat(200));
    await expect(canvas.queryByRole('timer')).toBeNull();
  }),
};

/**
 * The timer stops without the text that is too long: the entry keeps its old description, and the
 * text stays for the next one.
 */
export const StoppedTooLong: Story = {
  ...TooLong,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Description' });
    await userEvent.type(field, 'Client call{Enter}');
    const stop = await canvas.findByRole('button', { name: 'Stop' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('word '.repeat(200));
    await userEvent.click(stop);
    const start = await canvas.findByRole('button', { name: 'Start' });
    await expect(field).toHaveValue('word '.repeat(200));
    await expect(field).toHaveAccessibleDescription(/too long/);
    await expect(start).toHaveAccessibleDescription(/too long/);
  }),
};

/** When a start fails, the focus moves to Retry, and then back to the description. */
export const FocusRetained: Story = {
  parameters: { flow: 'mini-timer' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Retried world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const start = canvas.getByRole('button', { name: 'Start' });
    await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));
    await userEvent.type(canvas.getByRole('combobox'), 'Client call');
    setScenario('server-down');
    await userEvent.keyboard('{Enter}');
    const again = await canvas.findByRole('button', { name: /Try again/ });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Try again/ })).toHaveFocus());
    setScenario('healthy-network');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  }),
};

/** A failure does not move the focus from another element. */
export const NoFocusTaken: Story = {
  ...FocusRetained,
  beforeEach: serverDown,
  play: playIfEnabled(async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Try again/ });
    await waitFor(() => expect(document.body).toHaveFocus());
  }),
};

/** Starts, runs for half an hour and stops, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'mini-timer' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock, problems }: World = loaded['world'];
    const field = canvas.getByRole('combobox', { name: 'Description' });
    const start = canvas.getByRole('button', { name: 'Start' });
    await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));

    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Client call{Enter}');
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^\d+s$/);

    clock.advance(30 * 60_000);
    await waitFor(() => expect(canvas.getByRole('timer').textContent).toMatch(/^30m \d+s$/));

    await userEvent.keyboard('{End} in Lyon{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus());
    await expect(field).toHaveValue('Client call in Lyon');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Start' });
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(field).toHaveValue('');
    await expect(problems).toEqual([]);
  }),
};

const Retried = retried<{ world: World }>(({ world: { clock }, onRetry }) => {
  const actor = useStoryActor(miniTimerMachine, { input: { clock, timeZone } });
  return <MiniTimer actor={actor} onFix={fn()} onRetry={onRetry} />;
});

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(miniTimerMachine, { input: { clock, timeZone } });
  return <MiniTimer actor={actor} onFix={fn()} onRetry={fn()} />;
}
