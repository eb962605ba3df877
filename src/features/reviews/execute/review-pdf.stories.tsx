import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { reviewPdfMachine } from '#machines/reviews/execute/review-pdf.machine.ts';
import type { Review } from '#machines/reviews/execute/review.ts';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { withReleasableReview } from './execute-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Review Pdf',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <StateCard
      machine={reviewPdfMachine}
      actor={frozenActor(reviewPdfMachine, { state: parameters['state'], input: undefined })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'review-pdf', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'review-pdf', state: 'exporting' } };

function Live({ review }: { review: Review }) {
  const actor = useStoryActor(reviewPdfMachine);
  const [type, setType] = useState('');
  useEmitted(actor, { 'file.ready': ({ file }) => setType(file.type) });
  return (
    <>
      <Button
        onPress={() =>
          actor.send({ type: 'EXPORT', requested: { id: review.id, name: review.employeeName } })
        }
      >
        Download PDF
      </Button>
      {type !== '' && <p>{type}</p>}
    </>
  );
}

/** The review is downloaded as a PDF. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-pdf' },
  loaders: [withReleasableReview],
  render: (_, { loaded }) => <Live review={loaded['review']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByText('application/pdf')).toBeVisible();
  }),
};
