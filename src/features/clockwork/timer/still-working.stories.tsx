import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import {
  stillWorkingMachine,
  type StillWorkingContext,
} from '#machines/clockwork/timer/still-working.machine.ts';
import { buildAddress } from '#page/parameters/addresses.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { liveEntry, longText, now, staleEntry, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { StillWorking } from './still-working.tsx';

const hour = 3_600_000;
/** In the evening of the day on which the entry started. */
const clock = { now: () => now + 5 * hour };
const confirmations = {
  silentUntil: () => 0,
  persist: () => undefined,
  typedEnd: () => null,
  persistEnd: () => undefined,
};
const input = { clock, timeZone, entry: liveEntry, confirmations, store: null };
const day = buildAddress('/ClockWork');

const meta = {
  title: 'Flows/ClockWork/Still Working',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: {}, slot: 'page' },
  render: ({ context, slot }, { parameters }) => (
    <StillWorking
      actor={frozenActor(stillWorkingMachine, {
        state: parameters['state'],
        input,
        context: { end: '2026-03-04T17:00', ...context },
      })}
      slot={slot}
      day={slot === 'above' ? day : null}
    />
  ),
} satisfies Meta<{ context: Partial<StillWorkingContext>; slot: 'above' | 'page' }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (
  name: string,
  context: Partial<StillWorkingContext> = {},
  slot: 'above' | 'page' = 'above',
): Story => ({
  parameters: { flow: 'still-working', state: name },
  args: { context, slot },
});

export const Idle = state('idle');
export const Loading = state('loading');
export const Prompting = state('prompting');
export const OnClockWorkPage = state('prompting', {}, 'page');
export const SinceEarlierDay = state('prompting', { entry: staleEntry, end: '2026-03-03T17:00' });
export const LongText = state('prompting', { entry: { ...liveEntry, description: longText } });
export const InvalidTime = state('prompting', { end: 'five or so', error: { rule: 'regex' } });
export const TimeInFuture = state('prompting', {
  end: '2026-03-04T23:00',
  error: { rule: 'inFuture' },
});
export const NotEnded = state('prompting', { failure: { kind: 'down', message: '' } });
export const Ending = state('ending');
export const Ended = state('ended');

/**
 * Prompted in the evening, by keyboard only: still working, and two hours later ended at half past
 * four.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'still-working' },
  loaders: [
    async (context) => {
      const { world } = await loadWorld('ben', 'aster')(context);
      const startTime = new Date(world.clock.now()).toISOString();
      const body = { startTime, description: 'Client call' };
      return { world, entry: (await api.startMiniEntry({ body })).clockWorkMini };
    },
  ],
  render: (_, { loaded }) => <Live world={loaded['world']} entry={loaded['entry']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock: time, problems }: World = loaded['world'];
    const inHours = (hours: number) => {
      time.advance(hours * hour);
    };
    inHours(1);
    const prompted = async () => {
      await waitFor(() => {
        inHours(0.25);
        return expect(canvas.getByRole('region', { name: 'Still working?' })).toBeVisible();
      });
      return canvas.findByRole('textbox', { name: /^Ended at/ });
    };
    const field = await prompted();
    await expect(field).toHaveValue('05:00 PM');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, still working' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    inHours(1);
    const again = await prompted();
    await userEvent.clear(again);
    await userEvent.type(again, '4:30 pm{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(problems).toEqual([]);
  }),
};

/** Storage like that of a device. */
function memory() {
  const persisted = new Map<string, number>();
  const ends = new Map<string, string>();
  return {
    typedEnd: (id: string) => ends.get(id) ?? null,
    persistEnd: (id: string, end: string) => void ends.set(id, end),
    silentUntil: (id: string) => persisted.get(id) ?? 0,
    persist: (id: string, until: number) => void persisted.set(id, until),
  };
}

function Live({ world, entry }: { world: World; entry: Entry }) {
  const actor = useStoryActor(stillWorkingMachine, {
    input: { clock: world.clock, timeZone, entry, confirmations: memory(), store: null },
  });
  return <StillWorking actor={actor} slot="page" day={null} />;
}
