import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ArchivedReview } from '#machines/reviews/archives/archived-review.ts';
import { api } from '#openapi/client/index.ts';
import { toArchiveSearch } from '#machines/reviews/cycles/cycle.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { archiveChoicesMachine } from '#machines/reviews/archives/archive-choices.machine.ts';
import { archivedPdfMachine } from '#machines/reviews/archives/archived-pdf.machine.ts';
import { exampleArchived } from '#machines/reviews/archives/archived-review.fixtures.ts';
import { reviewArchiveMachine } from '#machines/reviews/archives/review-archive.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, createStaticListState } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ReviewArchiveScreen, type ReviewArchiveScreenProps } from './review-archive.screen.tsx';

interface ArchiveProps extends Pick<ReviewArchiveScreenProps, 'pdf'> {
  review?: ArchivedReview;
}

/** The archive with one review. */
function Archive({ pdf, review = exampleArchived }: ArchiveProps) {
  return (
    <ReviewArchiveScreen
      {...createStaticListState()}
      actor={frozenActor(reviewArchiveMachine, {
        state: 'shown',
        input: { search: firstPage },
        context: { rows: [review], total: 1, shownSearch: firstPage },
      })}
      choices={frozenActor(archiveChoicesMachine, { state: 'unknown', input: undefined })}
      pdf={pdf}
    />
  );
}

const requested = { reviewId: exampleArchived.reviewId, name: exampleArchived.employeeName };

const meta = {
  title: 'Flows/Reviews/Archived Pdf',
  tags: ['autodocs'],
  decorators: [withRights(['archives.basic', 'reviews.basic']), withRouter],
  render: (_, { parameters: { state } }) => (
    <Archive
      pdf={frozenActor(archivedPdfMachine, { state, input: undefined, context: { requested } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'archived-pdf', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'archived-pdf', state: 'exporting' } };

function Live({ review }: { review: ArchivedReview }) {
  const pdf = useStoryActor(archivedPdfMachine);
  const [size, setSize] = useState(0);
  useEmitted(pdf, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <Archive pdf={pdf} review={review} />
      {size > 0 && <p>A PDF is there.</p>}
    </>
  );
}

/** An archived review is downloaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'archived-pdf' },
  loaders: [
    avaKnowing(async () => {
      const { archivedReviews } = await api.getArchivedReviews({
        body: toArchiveSearch(firstPage),
      });
      return { review: archivedReviews[0] };
    }),
  ],
  render: (_, { loaded }) => <Live review={loaded['review']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /as a PDF/ }));
    await expect(await canvas.findByText('A PDF is there.')).toBeVisible();
  }),
};
