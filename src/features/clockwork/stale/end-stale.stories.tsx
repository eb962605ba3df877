import { useSelector } from '@xstate/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import {
  endStaleMachine,
  type EndStaleActor,
  type EndStaleContext,
} from '#machines/clockwork/stale/end-stale.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import {
  longText,
  stale,
  staleEntry,
  frozenClock,
  timeZone,
  today,
} from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { StaleEntry } from './stale-entry.tsx';

const likelyEnd = Date.parse('2026-03-03T16:00:00.000Z');

const meta = {
  title: 'Flows/ClockWork/End Stale',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <Shown
      entry={context.entry ?? staleEntry}
      staleActor={frozenActor(endStaleMachine, {
        state: parameters['state'],
        input: { clock: frozenClock, timeZone, entry: staleEntry, lastSeen: null },
        context: { likelyEnd, ...context },
      })}
    />
  ),
} satisfies Meta<{ context: Partial<EndStaleContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<EndStaleContext> = {}): Story => ({
  parameters: { flow: 'end-stale', state: name },
  args: { context },
});

export const Loading = state('loading');
export const Waiting = state('waiting');
export const Offered = state('offered');
/** The entry was started late, and has lasted into the next day, as long as a working day. */
export const EndedOnTheNextDay = state('offered', {
  likelyEnd: Date.parse('2026-03-04T05:30:00.000Z'),
});
export const LongText = state('offered', { entry: { ...staleEntry, description: longText } });
export const NotEnded = state('offered', { failure: { kind: 'down', message: '' } });
export const Ending = state('ending');
export const Ended = state('ended');

/**
 * By keyboard only, at the second attempt, since the server is down at first; the button keeps the
 * focus.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'end-stale' },
  loaders: [
    async (context) => {
      const { world } = await loadWorld('grace', 'aster')(context);
      const [running] = (await api.getRunningEntries({})).clockWorkRunningEntries;
      return { world, entry: running?.clockWorkEntry };
    },
  ],
  render: (_, { loaded }) => <Live world={loaded['world']} entry={loaded['entry']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const end = await canvas.findByRole('button', { name: /^Ended at/ });
    setScenario('server-down');
    end.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Couldn’t end the entry')).toBeVisible();
    await expect(end).toHaveFocus();
    setScenario('healthy-network');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Ended at/ })).toBeNull());
    await expect(canvas.getByText('The entry has ended.')).toBeInTheDocument();
  }),
};

/** In the list of a frozen day. */
function Shown({ entry, staleActor }: { entry: Entry; staleActor: EndStaleActor }) {
  const day = frozenActor(clockWorkDayMachine, {
    state: 'shown.idle',
    input: { clock: frozenClock, timeZone, date: today },
    context: { stale },
  });
  return <StaleEntry actor={day} staleActor={staleActor} entry={entry} />;
}

function Live({ world: { clock }, entry }: { world: World; entry: Entry }) {
  const actor = useStoryActor(endStaleMachine, {
    input: { clock, timeZone, entry, lastSeen: null },
  });
  const isEnded = useSelector(actor, (snapshot) => snapshot.matches('ended'));
  return (
    <>
      <Shown entry={entry} staleActor={actor} />
      {isEnded && <p>The entry has ended.</p>}
    </>
  );
}
