import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { exampleRow } from '#machines/reviews/assign/client-row.fixtures.ts';
import type { ClientRow } from '#machines/reviews/assign/client-row.ts';
import { exampleHistory } from '#machines/reviews/assign/nudge-history.fixtures.ts';
import { nudgeHistoryMachine } from '#machines/reviews/assign/nudge-history.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { withClientStep } from './assign-stories.fixtures.tsx';
import { HistoryDialog } from './history-dialog.tsx';

const meta = {
  title: 'Flows/Reviews/Nudge History',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = NonNullable<FrozenSnapshot<typeof nudgeHistoryMachine>['context']>;

const state = (name: string, context: Context = {}) => ({
  parameters: { flow: 'nudge-history', state: name },
  render: () => {
    const actor = frozenActor(nudgeHistoryMachine, {
      state: name,
      input: undefined,
      context: { review: exampleRow, ...context },
    });
    return (
      <>
        <StateCard machine={nudgeHistoryMachine} actor={actor} />
        <HistoryDialog actor={actor} />
      </>
    );
  },
});

export const Closed = state('closed');
export const Loading = state('loading');
export const Shown = state('shown', { history: exampleHistory });
export const NothingSent = state('shown', { history: { clients: [], staff: [] } });
export const Unavailable = state('unavailable', { cause: 'down' });

function Live({ row }: { row: ClientRow }) {
  const actor = useStoryActor(nudgeHistoryMachine);
  return (
    <>
      <Button onPress={() => actor.send({ type: 'history.open', review: row })}>Reminders</Button>
      <HistoryDialog actor={actor} />
    </>
  );
}

/** The reminders of a review, with their links. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'nudge-history' },
  loaders: [withClientStep],
  render: (_, { loaded }) => (
    <Live row={loaded['rows'].find((row: ClientRow) => row.employeeName === 'Ines Costa')} />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reminders' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect((await dialog.findAllByRole('tab')).length).toBe(2);
  }),
};
