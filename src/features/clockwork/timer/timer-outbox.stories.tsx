import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  timerOutboxMachine,
  type TimerOutboxContext,
} from '#machines/clockwork/timer/timer-outbox.machine.ts';
import {
  memoryStore,
  createStaticStore,
  buildUnsentEntry,
} from '#machines/testing/unsent-store.ts';
import { longText, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { UnsentDialog } from '../outbox/unsent-dialog.tsx';
import { UnsentBanner } from '../outbox/unsent-banner.tsx';
import { UnsentMark } from '../outbox/unsent-mark.tsx';

const input = { store: createStaticStore(), timeZone };
const ended = buildUnsentEntry({ id: 'ended', endTime: '2026-03-04T08:45:00.000Z' });
const running = buildUnsentEntry({
  id: 'running',
  startTime: '2026-03-04T09:00:00.000Z',
  description: '',
});
const rejected = buildUnsentEntry({
  id: 'rejected',
  endTime: '2026-03-04T10:00:00.000Z',
  rejection: ['This overlaps another entry: Stand-up (09:00 – 09:20).'],
});

const meta = {
  title: 'Flows/ClockWork/Timer Outbox',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => {
    const state: string = parameters['state'];
    const actor = frozenActor(timerOutboxMachine, { state, input, context });
    return (
      <>
        <UnsentMark actor={actor} onShow={fn()} />
        <UnsentBanner actor={actor} onShow={fn()} />
        <UnsentDialog isOpen actor={actor} onClose={fn()} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<TimerOutboxContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, ...unsent: TimerOutboxContext['unsent']): Story => ({
  parameters: { flow: 'timer-outbox', state: name },
  args: { context: { unsent } },
});

export const Deciding = state('deciding', ended);
export const Empty = state('empty');
export const Sending = state('sending', ended, running);
export const Waiting = state('waiting', ended, running);
export const Rejected = state('rejected', rejected);
export const LongText = state('waiting', buildUnsentEntry({ description: longText }));

/** An entry that was rejected, because another entry covers its time, is sent with another time. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'timer-outbox' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0));
    await userEvent.tab();
    await expect(problems).toEqual([]);
  }),
};

const day = 86_400_000;

function Live({ world: { clock } }: { world: World }) {
  const at = (ahead: number) => new Date(clock.now() - 40 * day + ahead).toISOString();
  const unsent = [buildUnsentEntry({ startTime: at(0), endTime: at(3_600_000) })];
  const store = memoryStore({ unsent });
  const actor = useStoryActor(timerOutboxMachine, { input: { store, timeZone } });
  return <UnsentDialog isOpen actor={actor} onClose={fn()} />;
}
