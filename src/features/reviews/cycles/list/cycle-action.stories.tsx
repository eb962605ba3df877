import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { cycleActionMachine } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import type { NamedCycle } from '#machines/reviews/cycles/list/cycle-action.actors.ts';
import { exampleCycle } from '#machines/reviews/cycles/cycle.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { toCycleSearch } from '#machines/reviews/cycles/cycle.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { CycleQuestions } from '../cycle-questions.tsx';

const meta = {
  title: 'Flows/Reviews/Cycle Action',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const context = { cycle: exampleCycle };
    const actor = frozenActor(cycleActionMachine, { state, input: undefined, context });
    return (
      <>
        <StateCard machine={cycleActionMachine} actor={actor} />
        <CycleQuestions actor={actor} />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'cycle-action', state: 'idle' } };
export const ConfirmingArchive: Story = {
  parameters: { flow: 'cycle-action', state: 'confirmingArchive' },
};
export const Archiving: Story = { parameters: { flow: 'cycle-action', state: 'archiving' } };
export const Restoring: Story = { parameters: { flow: 'cycle-action', state: 'restoring' } };
export const ConfirmingDelete: Story = {
  parameters: { flow: 'cycle-action', state: 'confirmingDelete' },
};
export const Deleting: Story = { parameters: { flow: 'cycle-action', state: 'deleting' } };

const completed = avaKnowing(async () => {
  const search = { ...firstPage, columnFilters: [{ name: 'status', value: 'Completed' }] };
  const { cycles } = await api.getReviewCycles({ body: toCycleSearch(search) });
  return { cycle: cycles[0] };
});

function Live({ cycle }: { cycle: NamedCycle }) {
  const actor = useStoryActor(cycleActionMachine);
  return (
    <>
      <StateCard machine={cycleActionMachine} actor={actor} />
      <Button onPress={() => actor.send({ type: 'cycle.archive', cycle })}>Archive it</Button>
      <CycleQuestions actor={actor} />
    </>
  );
}

/** A completed cycle is archived after a confirmation. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-action' },
  loaders: [completed],
  render: (_, { loaded }) => <Live cycle={loaded['cycle']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive it' }));
    const question = await screen.findByRole('alertdialog', { name: 'Archive this cycle?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const path = { cycleId: loaded['cycle'].id };
    await expect((await api.getReviewCycle({ path })).reviewCycle.status).toBe('Archived');
  }),
};
