import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { archiveChoicesMachine } from '#machines/reviews/archives/archive-choices.machine.ts';
import { archivedPdfMachine } from '#machines/reviews/archives/archived-pdf.machine.ts';
import { exampleArchived } from '#machines/reviews/archives/archived-review.fixtures.ts';
import type { ArchivedReview } from '#machines/reviews/archives/archived-review.ts';
import { reviewArchiveMachine } from '#machines/reviews/archives/review-archive.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useStoryListAddress, retried, useStoryListState } from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ReviewArchiveScreen } from './review-archive.screen.tsx';

const rows: readonly ArchivedReview[] = [
  exampleArchived,
  { ...exampleArchived, reviewId: '2', employeeName: 'Leo Park', deliveredOn: null },
];
const choices = { teams: [], years: [2025], canViewAllReviews: true };

function StaticArchive(props: ListScreenProps<ArchivedReview>) {
  return (
    <ReviewArchiveScreen
      {...props}
      choices={frozenActor(archiveChoicesMachine, {
        state: 'known',
        input: undefined,
        context: { choices },
      })}
      pdf={frozenActor(archivedPdfMachine, { state: 'resting', input: undefined })}
    />
  );
}

const { state } = listStories(reviewArchiveMachine, StaticArchive, rows);
const shown = { rows, total: 2, shownSearch: firstPage };

const meta = {
  title: 'Flows/Reviews/Review Archive',
  tags: ['autodocs'],
  decorators: [withRights(['archives.basic', 'reviews.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(reviewArchiveMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return (
    <ReviewArchiveScreen
      {...listState}
      actor={actor}
      choices={useStoryActor(archiveChoicesMachine)}
      pdf={useStoryActor(archivedPdfMachine)}
      onRetry={onRetry}
    />
  );
});

/** An archived review is found by the name of its reviewee. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-archive' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Leo Park' })).toBeVisible();
    await expect(await canvas.findByText(/reviews of everyone/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search reviewees' }), 'okafor');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Leo Park' })).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Ben Okafor' })).toBeVisible();
  }),
};
