import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { OrderChange } from '#machines/reviews/steps/review-steps.actors.ts';
import { undoStepOrderMachine } from '#machines/reviews/steps/undo-step-order.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { UndoOrderBar } from './undo-order-bar.tsx';

const undo: OrderChange = { name: 'Self assessment', steps: [{ stepIds: ['1', '2'] }] };

const meta = {
  title: 'Flows/Reviews/Undo Step Order',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(undoStepOrderMachine, { state, input: { undo }, context });
    return (
      <>
        <StateCard machine={undoStepOrderMachine} actor={actor} />
        {actor.getSnapshot().hasTag('open') && <UndoOrderBar actor={actor} />}
      </>
    );
  },
} satisfies Meta<{ context: object }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passing: Story = { parameters: { flow: 'undo-step-order', state: 'passing' } };
export const Paused: Story = { parameters: { flow: 'undo-step-order', state: 'paused' } };
export const Undoing: Story = { parameters: { flow: 'undo-step-order', state: 'undoing' } };
export const Rejected: Story = {
  parameters: { flow: 'undo-step-order', state: 'rejected' },
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};
export const Undone: Story = { parameters: { flow: 'undo-step-order', state: 'undone' } };
export const Removed: Story = { parameters: { flow: 'undo-step-order', state: 'removed' } };

/** The steps of the demo data in reverse. */
const withOrder = avaKnowing(async () => {
  const { reviewSteps } = await api.getReviewSteps({});
  const stepIds = reviewSteps.map(({ id }) => id);
  await api.orderReviewSteps({ body: { stepIds: stepIds.toReversed() } });
  return { change: { name: 'Self assessment', steps: [{ stepIds }] } };
});

function Live({ change }: { change: OrderChange }) {
  const actor = useStoryActor(undoStepOrderMachine, { input: { undo: change } });
  const isUndone = useSelector(actor, (state) => state.matches('undone'));
  return isUndone ? <p>The order is as before.</p> : <UndoOrderBar actor={actor} />;
}

/** The order is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-step-order' },
  loaders: [withOrder],
  render: (_, { loaded }) => <Live change={loaded['change']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('The order is as before.')).toBeVisible();
  }),
};
