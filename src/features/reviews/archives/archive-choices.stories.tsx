import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { archiveChoicesMachine } from '#machines/reviews/archives/archive-choices.machine.ts';
import { archivedPdfMachine } from '#machines/reviews/archives/archived-pdf.machine.ts';
import { exampleArchived } from '#machines/reviews/archives/archived-review.fixtures.ts';
import { reviewArchiveMachine } from '#machines/reviews/archives/review-archive.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStaticListState } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ReviewArchiveScreen, type ReviewArchiveScreenProps } from './review-archive.screen.tsx';

/** The archive with some options. */
function Archive({ choices }: Pick<ReviewArchiveScreenProps, 'choices'>) {
  return (
    <ReviewArchiveScreen
      {...createStaticListState()}
      actor={frozenActor(reviewArchiveMachine, {
        state: 'shown',
        input: { search: firstPage },
        context: { rows: [exampleArchived], total: 1, shownSearch: firstPage },
      })}
      choices={choices}
      pdf={frozenActor(archivedPdfMachine, { state: 'resting', input: undefined })}
    />
  );
}

const meta = {
  title: 'Flows/Reviews/Archive Choices',
  tags: ['autodocs'],
  decorators: [withRights(['archives.basic', 'reviews.basic']), withRouter],
  render: (_, { parameters: { state } }) => (
    <Archive
      choices={frozenActor(archiveChoicesMachine, {
        state,
        input: undefined,
        context: {
          choices:
            state === 'known' ? { teams: [], years: [2025], canViewAllReviews: false } : null,
        },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'archive-choices', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'archive-choices', state: 'known' } };
export const Unknown: Story = { parameters: { flow: 'archive-choices', state: 'unknown' } };

function Live() {
  return <Archive choices={useStoryActor(archiveChoicesMachine)} />;
}

/** Hugo sees the archived reviews of everyone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'archive-choices' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText(/reviews of everyone/)).toBeVisible();
  }),
};
