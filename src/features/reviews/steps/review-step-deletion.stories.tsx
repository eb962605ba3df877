import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { reviewStepDeletionMachine } from '#machines/reviews/steps/review-step-deletion.machine.ts';
import { exampleStep } from '#machines/reviews/steps/review-step.fixtures.ts';
import type { ReviewStep } from '#machines/reviews/steps/review-step.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';

const texts = {
  title: 'Delete step?',
  question: ({ stepName }: ReviewStep) => `${stepName} will be deleted.`,
};

const meta = {
  title: 'Flows/Reviews/Review Step Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const input = { part: exampleStep };
    const actor = frozenActor(reviewStepDeletionMachine, { state, input });
    return (
      <>
        <StateCard machine={reviewStepDeletionMachine} actor={actor} />
        <PartQuestion actor={actor} {...texts} />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'review-step-deletion', state: 'confirming' },
};
export const Deleting: Story = { parameters: { flow: 'review-step-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'review-step-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'review-step-deletion', state: 'retained' } };

function Live({ part }: { part: ReviewStep }) {
  const actor = useStoryActor(reviewStepDeletionMachine, { input: { part } });
  return <PartQuestion actor={actor} {...texts} />;
}

const withUnusedStep = avaKnowing(async () => {
  const { reviewSteps } = await api.getReviewSteps({});
  return { part: reviewSteps.find(({ isInUse }) => !isInUse) };
});

/** The step that no workflow uses is deleted. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-step-deletion' },
  loaders: [withUnusedStep],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete step?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
