import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import {
  undoChangeMachine,
  type UndoChangeContext,
} from '#machines/clockwork/entry/undo-change.machine.ts';
import { undoOfDeletion, undoOfFill, undoOfSplit } from '#machines/clockwork/entry/undo.ts';
import { loadDay, type World } from '#stories/fixtures/world.ts';
import { ended, entries, longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { UndoBar } from './undo-bar.tsx';

const input = { undo: undoOfDeletion([ended]) };

const meta = {
  title: 'Flows/ClockWork/Undo Change',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <UndoBar
      actor={frozenActor(undoChangeMachine, { state: parameters['state'], input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<UndoChangeContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<UndoChangeContext> = {}): Story => ({
  parameters: { flow: 'undo-change', state: name },
  args: { context },
});

export const Passing = state('passing');
export const MultipleEntries = state('passing', { undo: undoOfDeletion(entries) });
export const Filled = state('passing', { undo: undoOfFill(ended, []) });
export const SplitEntry = state('passing', { undo: undoOfSplit(ended, []) });
export const LongName = state('paused', {
  undo: undoOfDeletion([{ ...ended, description: longText }]),
});
export const Paused = state('paused');
export const Undoing = state('undoing');
export const Rejected = state('rejected', {
  failure: {
    kind: 'invalid',
    message: 'This overlaps another entry: Stand-up (09:00 – 09:20).',
  },
});
export const Undone = state('undone');
export const Removed = state('removed');

/** By Ctrl+Z, at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-change' },
  loaders: [
    async (context) => {
      const loaded = await loadDay('ava')(context);
      const { clockWorkEntries } = await api.getMostRecentEntries({ path: { n: 10 } });
      const removed = clockWorkEntries.find(({ endTime }) => endTime !== null) as Entry;
      await api.deleteClockWorkEntries({ body: [removed.id] });
      return { ...loaded, removed };
    },
  ],
  render: (_, { loaded }) => <Live removed={loaded['removed']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('Couldn’t undo.')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('All is as it was.')).toBeInTheDocument();
  }),
};

function Live({ removed }: { removed: Entry }) {
  const actor = useStoryActor(undoChangeMachine, { input: { undo: undoOfDeletion([removed]) } });
  const isUndone = useSelector(actor, (snapshot) => snapshot.matches('undone'));
  return isUndone ? <p>All is as it was.</p> : <UndoBar actor={actor} />;
}
