import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { reviewRejectionMachine } from '#machines/reviews/execute/review-rejection.machine.ts';
import { exampleSeen } from '#machines/reviews/execute/review.fixtures.ts';
import type { Review } from '#machines/reviews/execute/review.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { withReleasableReview } from './execute-stories.fixtures.tsx';
import { RejectionDialog } from './rejection-dialog.tsx';

const meta = {
  title: 'Flows/Reviews/Review Rejection',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = NonNullable<FrozenSnapshot<typeof reviewRejectionMachine>['context']>;

const state = (name: string, context: Context = {}) => ({
  parameters: { flow: 'review-rejection', state: name },
  render: () => {
    const actor = frozenActor(reviewRejectionMachine, {
      state: name,
      input: exampleSeen,
      context,
    });
    return (
      <>
        <StateCard machine={reviewRejectionMachine} actor={actor} />
        <RejectionDialog actor={actor} />
      </>
    );
  },
});

const typed = { reason: 'Please name an example of each strength.' };

export const Writing = state('writing', typed);
export const WithoutReason = state('writing', { error: { rule: 'required' } });
export const Rejecting = state('rejecting', typed);
export const MovedOn = state('movedOn', typed);
export const Rejected = state('rejected', typed);
export const Canceled = state('canceled');

function Live({ review }: { review: Review }) {
  const { id: reviewId, stepId, employeeName } = review;
  const actor = useStoryActor(reviewRejectionMachine, {
    input: { reviewId, stepId, employeeName },
  });
  return <RejectionDialog actor={actor} />;
}

/** A review is sent back only with a reason. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-rejection' },
  loaders: [withReleasableReview],
  render: (_, { loaded }) => <Live review={loaded['review']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeInvalid();
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'One example, please.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
