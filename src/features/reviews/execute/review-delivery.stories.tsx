import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { reviewDeliveryMachine } from '#machines/reviews/execute/review-delivery.machine.ts';
import { exampleSeen } from '#machines/reviews/execute/review.fixtures.ts';
import type { Review } from '#machines/reviews/execute/review.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { DeliveryQuestion } from './delivery-question.tsx';
import { withReleasableReview } from './execute-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Review Delivery',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, isDelivered = false) => ({
  parameters: { flow: 'review-delivery', state: name },
  render: () => {
    const actor = frozenActor(reviewDeliveryMachine, {
      state: name,
      input: { ...exampleSeen, isDelivered },
    });
    return (
      <>
        <StateCard machine={reviewDeliveryMachine} actor={actor} />
        <DeliveryQuestion actor={actor} />
      </>
    );
  },
});

export const Choosing = state('choosing');
/** The reviewee has it already: only the others are missing. */
export const ToTheOthers = state('choosing', true);
export const Delivering = state('delivering');
export const MovedOn = state('movedOn');
export const Delivered = state('delivered');
export const Canceled = state('canceled');

function Live({ review }: { review: Review }) {
  const { id: reviewId, stepId, employeeName } = review;
  const actor = useStoryActor(reviewDeliveryMachine, {
    input: { reviewId, stepId, employeeName, isDelivered: false },
  });
  return <DeliveryQuestion actor={actor} />;
}

/** A review is released to all participants. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-delivery' },
  loaders: [withReleasableReview],
  render: (_, { loaded }) => <Live review={loaded['review']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('radio', { name: 'All participants' }));
    await userEvent.click(question.getByRole('button', { name: 'Deliver' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const reviewId: string = loaded['review'].id;
    const { performanceReview } = await api.getReviewForDisplay({ query: { reviewId } });
    await expect(performanceReview.isDeliveredToAll).toBe(true);
  }),
};
