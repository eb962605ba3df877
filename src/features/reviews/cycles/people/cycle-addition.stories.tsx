import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cycleAdditionMachine } from '#machines/reviews/cycles/people/cycle-addition.machine.ts';
import { exampleCandidates, exampleCycle } from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { AdditionDialog } from './addition-dialog.tsx';
import { readRunningCycle } from '../cycle-stories.fixtures.tsx';

const candidates = {
  state: 'shown',
  input: { search: firstPage },
  context: {
    rows: exampleCandidates,
    total: 3,
    shownSearch: firstPage,
    selection: exampleCandidates.slice(0, 2),
  },
};

const meta = {
  title: 'Flows/Reviews/Cycle Addition',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { cycle: exampleCycle };
    const children = { candidates };
    const actor = frozenActor(cycleAdditionMachine, { state, input, context, children });
    return (
      <>
        <StateCard machine={cycleAdditionMachine} actor={actor} />
        <AdditionDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: FrozenSnapshot<typeof cycleAdditionMachine>['context'] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selecting: Story = { parameters: { flow: 'cycle-addition', state: 'selecting' } };
export const Adding: Story = { parameters: { flow: 'cycle-addition', state: 'adding' } };
export const Added: Story = { parameters: { flow: 'cycle-addition', state: 'added' } };
export const Closed: Story = { parameters: { flow: 'cycle-addition', state: 'closed' } };
export const Failed: Story = {
  ...Selecting,
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};

function Live({ cycle }: { cycle: Cycle }) {
  const actor = useStoryActor(cycleAdditionMachine, { input: { cycle } });
  return <AdditionDialog actor={actor} />;
}

/** Someone who was not in the completed cycle is added to it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-addition' },
  loaders: [
    avaKnowing(async () => {
      const { cycle, reviewees } = await readRunningCycle();
      const removed = reviewees.find(({ isRemovable }) => isRemovable);
      const { id, cycleName, period, year, startDate, endDate } = cycle;
      const head = { id, cycleName, period, year, startDate, endDate };
      const removedReviewees = [removed?.employeeId ?? ''];
      await api.updateReviewCycle({ body: { ...head, removedReviewees } });
      return { cycle, name: removed?.employeeName };
    }),
  ],
  render: (_, { loaded }) => <Live cycle={loaded['cycle']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
    const box = await dialog.findByRole('checkbox', { name: new RegExp(loaded['name']) });
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Add 1 person' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { reviewees } = await readRunningCycle();
    await expect(reviewees.map(({ employeeName }) => employeeName)).toContain(loaded['name']);
  }),
};
