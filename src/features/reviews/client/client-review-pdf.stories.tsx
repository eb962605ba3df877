import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ClientReview } from '#machines/reviews/client/client-review.actors.ts';
import { clientReviewPdfMachine } from '#machines/reviews/client/client-review-pdf.machine.ts';
import type { ClientLink } from '#machines/reviews/shared/saved-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { withClientLink } from './client-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Client Review Pdf',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <StateCard
      machine={clientReviewPdfMachine}
      actor={frozenActor(clientReviewPdfMachine, { state: parameters['state'], input: undefined })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'client-review-pdf', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'client-review-pdf', state: 'exporting' } };

function Live({ link, review }: { link: ClientLink; review: ClientReview }) {
  const actor = useStoryActor(clientReviewPdfMachine);
  const [type, setType] = useState('');
  useEmitted(actor, { 'file.ready': ({ file }) => setType(file.type) });
  const requested = { link, reviewId: review.reviewId };
  return (
    <>
      <Button onPress={() => actor.send({ type: 'EXPORT', requested })}>Download PDF</Button>
      {type !== '' && <p>{type}</p>}
    </>
  );
}

/** A client downloads what they wrote. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-review-pdf' },
  loaders: [withClientLink],
  render: (_, { loaded }) => <Live link={loaded['link']} review={loaded['review']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByText('application/pdf')).toBeVisible();
  }),
};
