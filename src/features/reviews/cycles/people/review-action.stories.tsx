import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleReviewees } from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { Reviewee } from '#machines/reviews/cycles/cycle.ts';
import {
  reviewActionMachine,
  type ReviewActionContext,
} from '#machines/reviews/cycles/people/review-action.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { readRunningCycle } from '../cycle-stories.fixtures.tsx';
import { ReviewActionDialog } from './review-action-dialog.tsx';

const rows = exampleReviewees.slice(0, 3);

const meta = {
  title: 'Flows/Reviews/Review Action',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(reviewActionMachine, {
      state,
      input: { cycleId: '1' },
      context: { rows, ...context },
    });
    return (
      <>
        <StateCard machine={reviewActionMachine} actor={actor} />
        <ReviewActionDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<ReviewActionContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'review-action', state: 'closed' } };
export const Delivering: Story = { parameters: { flow: 'review-action', state: 'delivering' } };
export const SendingDelivery: Story = {
  parameters: { flow: 'review-action', state: 'sendingDelivery' },
};
export const Nudging: Story = { parameters: { flow: 'review-action', state: 'nudging' } };
export const SendingNudges: Story = {
  parameters: { flow: 'review-action', state: 'sendingNudges' },
};
/** Some could not be delivered. */
export const Rejected: Story = {
  ...Delivering,
  args: {
    context: {
      rows: rows.slice(0, 1),
      reasons: { [rows[0]?.reviewId ?? '']: 'A review is delivered at its last step.' },
    },
  },
};
export const Failed: Story = {
  ...Nudging,
  args: {
    context: {
      form: { deliverToAll: true, message: 'Please take a look this week.' },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const TooLong: Story = {
  ...Nudging,
  args: { context: { errors: { message: { rule: 'max', values: { max: 500 } } } } },
};
export const Arabic: Story = { ...Rejected, globals: { language: 'ar' } };

function Live({ cycleId, reviewees }: { cycleId: string; reviewees: readonly Reviewee[] }) {
  const actor = useStoryActor(reviewActionMachine, { input: { cycleId } });
  return (
    <>
      <StateCard machine={reviewActionMachine} actor={actor} />
      <Button onPress={() => actor.send({ type: 'reviews.deliver', rows: reviewees })}>
        Deliver them
      </Button>
      <ReviewActionDialog actor={actor} />
    </>
  );
}

/** One review is delivered; the others remain, each with its reason. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-action' },
  loaders: [
    avaKnowing(async () => {
      const { cycle, reviewees } = await readRunningCycle();
      return { cycleId: cycle.id, reviewees };
    }),
  ],
  render: (_, { loaded }) => <Live cycleId={loaded['cycleId']} reviewees={loaded['reviewees']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deliver them' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Deliver \d+ reviews/ }));
    await expect(dialog.getByText('Grace Kim')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Deliver' }));
    await expect(await dialog.findByText(/reviews are unchanged/)).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('Grace Kim')).toBeNull());
  }),
};
