import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { Delivery } from '#machines/reviews/cycles/people/review-action.actors.ts';
import { undoDeliveryMachine } from '#machines/reviews/cycles/list/undo-delivery.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { UndoBar } from './undo-bar.tsx';
import { readRunningCycle } from '../cycle-stories.fixtures.tsx';

const undo: Delivery = { count: 2, name: '', steps: [{ reviewIds: ['1', '2'] }] };

const meta = {
  title: 'Flows/Reviews/Undo Delivery',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(undoDeliveryMachine, { state, input: { undo }, context });
    return (
      <>
        <StateCard machine={undoDeliveryMachine} actor={actor} />
        {actor.getSnapshot().hasTag('open') && (
          <UndoBar actor={actor} message="2 reviews delivered." />
        )}
      </>
    );
  },
} satisfies Meta<{ context: object }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passing: Story = { parameters: { flow: 'undo-delivery', state: 'passing' } };
export const Paused: Story = { parameters: { flow: 'undo-delivery', state: 'paused' } };
export const Undoing: Story = { parameters: { flow: 'undo-delivery', state: 'undoing' } };
export const Rejected: Story = {
  parameters: { flow: 'undo-delivery', state: 'rejected' },
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};
export const Undone: Story = { parameters: { flow: 'undo-delivery', state: 'undone' } };
export const Removed: Story = { parameters: { flow: 'undo-delivery', state: 'removed' } };

const known = avaKnowing(async () => {
  const { cycle, reviewees } = await readRunningCycle();
  const grace = reviewees.find(({ employeeId }) => employeeId === 'employee-grace');
  const reviewIds = [grace?.reviewId ?? ''];
  const body = { reviewIds, deliverToAll: true };
  await api.deliverCycleReviews({ path: { cycleId: cycle.id }, body });
  return { cycleId: cycle.id, last: { count: 1, name: 'Grace Kim', steps: [{ reviewIds }] } };
});

function Live({ last }: { last: Delivery }) {
  const actor = useStoryActor(undoDeliveryMachine, { input: { undo: last } });
  const isUndone = useSelector(actor, (state) => state.matches('undone'));
  return isUndone ? (
    <p>It is as it was.</p>
  ) : (
    <UndoBar actor={actor} message="2 reviews delivered." />
  );
}

/** The last action is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-delivery' },
  loaders: [known],
  render: (_, { loaded }) => <Live last={loaded['last']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('It is as it was.')).toBeVisible();
    const path = { cycleId: loaded['cycleId'] };
    await expect((await api.getReviewCycle({ path })).reviewCycle.deliveredCount).toBe(0);
  }),
};
