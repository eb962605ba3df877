import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { reviewAcknowledgementMachine } from '#machines/reviews/execute/review-acknowledgement.machine.ts';
import { exampleReviewId } from '#machines/reviews/execute/review.fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { AcknowledgementDialog } from './acknowledgement-dialog.tsx';
import { withDeliveredReview } from './execute-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Review Acknowledgement',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = NonNullable<FrozenSnapshot<typeof reviewAcknowledgementMachine>['context']>;

const state = (name: string, context: Context = {}) => ({
  parameters: { flow: 'review-acknowledgement', state: name },
  render: () => {
    const actor = frozenActor(reviewAcknowledgementMachine, {
      state: name,
      input: { reviewId: exampleReviewId },
      context,
    });
    return (
      <>
        <StateCard machine={reviewAcknowledgementMachine} actor={actor} />
        <AcknowledgementDialog actor={actor} />
      </>
    );
  },
});

const typed = { comments: 'Thank you for the examples.' };

export const Writing = state('writing', typed);
export const TooLong = state('writing', {
  ...typed,
  error: { rule: 'max', values: { max: 2000 } },
});
export const Acknowledging = state('acknowledging', typed);
export const Recalled = state('recalled', typed);
export const RecalledWithoutComments = state('recalled');
export const Acknowledged = state('acknowledged', typed);
export const Canceled = state('canceled');

function Live({ reviewId }: { reviewId: string }) {
  const actor = useStoryActor(reviewAcknowledgementMachine, { input: { reviewId } });
  return <AcknowledgementDialog actor={actor} />;
}

/** Leo confirms that he has read his review. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-acknowledgement' },
  loaders: [withDeliveredReview],
  render: (_, { loaded }) => <Live reviewId={loaded['reviewId']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Comments/ }), 'Thank you.');
    await userEvent.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const query = { reviewId: loaded['reviewId'] };
    const { performanceReview } = await api.getReviewForDisplay({ query });
    await expect(performanceReview.acknowledgedComments).toBe('Thank you.');
  }),
};
