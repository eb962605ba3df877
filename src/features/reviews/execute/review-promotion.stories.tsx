import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { reviewPromotionMachine } from '#machines/reviews/execute/review-promotion.machine.ts';
import { exampleSeen } from '#machines/reviews/execute/review.fixtures.ts';
import { listQuestions, type ReviewForm } from '#machines/reviews/execute/review.ts';
import type { ReviewLink } from '#machines/reviews/shared/saved-text.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { withOwnReview } from './execute-stories.fixtures.tsx';
import { PromotionQuestion } from './promotion-question.tsx';

const meta = {
  title: 'Flows/Reviews/Review Promotion',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const questions = [
  { id: 'answer-1', questionText: 'What went well?' },
  { id: 'answer-2', questionText: 'What should come next?' },
];

const state = (name: string) => ({
  parameters: { flow: 'review-promotion', state: name },
  render: () => {
    const missing = name === 'incomplete' ? questions : [];
    const actor = frozenActor(reviewPromotionMachine, {
      state: name,
      input: { ...exampleSeen, missing, questions },
    });
    return (
      <>
        <StateCard machine={reviewPromotionMachine} actor={actor} />
        <PromotionQuestion actor={actor} />
      </>
    );
  },
});

export const Checking = state('checking');
export const Incomplete = state('incomplete');
export const Confirming = state('confirming');
export const Promoting = state('promoting');
export const MovedOn = state('movedOn');
export const Promoted = state('promoted');
export const Canceled = state('canceled');

function Live({ link, forms }: { link: ReviewLink; forms: readonly ReviewForm[] }) {
  const actor = useStoryActor(reviewPromotionMachine, {
    input: { ...link, employeeName: 'Ben Okafor', missing: [], questions: listQuestions(forms) },
  });
  return <PromotionQuestion actor={actor} />;
}

/** The server misses required answers: the review stays where it is. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-promotion' },
  loaders: [withOwnReview],
  render: (_, { loaded }) => <Live link={loaded['link']} forms={loaded['forms']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Submit' }));
    await expect(await screen.findByText(/Select a question/)).toBeVisible();
  }),
};
