import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { reviewPdfMachine } from '#machines/reviews/execute/review-pdf.machine.ts';
import { exampleFacets, exampleReviews } from '#machines/reviews/list/review-list.fixtures.ts';
import { reviewListMachine } from '#machines/reviews/list/review-list.machine.ts';
import type { Review } from '#machines/reviews/list/review-list.ts';
import { isSet, waitingFilter } from '#machines/reviews/list/review-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ReviewListScreen } from './review-list.screen.tsx';
import { hiddenAtFirst } from './use-review-columns.tsx';

const [first] = exampleReviews;
const rows: readonly Review[] = [
  ...exampleReviews,
  {
    ...(first as Review),
    id: 'long',
    employeeName: longText,
    employeeDesignation: longText,
    reviewCycleName: longText,
    needsAction: false,
    waitingFor: { part: 'PaAdmin', names: [] },
  },
];

const fixed = { isTeamLead: true, employeeId: 'employee-grace', hiddenColumns: hiddenAtFirst };

const StaticReviewList = (props: ListScreenProps<Review>) => (
  <ReviewListScreen
    {...props}
    {...fixed}
    pdf={frozenActor(reviewPdfMachine, { state: 'resting', input: undefined })}
  />
);

const { state } = listStories(reviewListMachine, StaticReviewList, rows);
const shown = { rows, total: 37, shownSearch: firstPage, facets: exampleFacets };
const nothing = {
  rows: [],
  total: 0,
  facets: { ...exampleFacets, reviewTabItems: [], actionableCount: 0, nextReview: null },
};

const meta = {
  title: 'Flows/Reviews/Review List',
  tags: ['autodocs'],
  decorators: [withRights(['reviews.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
/** Someone who takes part in no cycle yet learns when reviews appear. */
export const NoRecords: Story = {
  ...state('shown', { ...nothing, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(
      canvas,
      'No reviews yet. You see them here once you take part in a review cycle.',
      null,
    ),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

/** Nothing waits for the person: the switch is on, and one press shows all reviews. */
export const NothingWaiting: Story = {
  parameters: { flow: 'review-list', state: 'shown' },
  render: () => {
    const search = { ...firstPage, columnFilters: [{ name: waitingFilter, value: isSet }] };
    const context = { ...nothing, search, shownSearch: search };
    const actor = frozenActor(reviewListMachine, { state: 'shown', input: { search }, context });
    return <StaticReviewList {...createStaticListState()} search={search} actor={actor} />;
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is waiting for you.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Waiting for me 0' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Review next' })).toHaveAccessibleDescription(
      'Nothing in this list is waiting for you.',
    );
  }),
};

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(reviewListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return (
    <ReviewListScreen
      {...createStaticListState()}
      {...listState}
      {...fixed}
      actor={actor}
      pdf={useStoryActor(reviewPdfMachine)}
      onRetry={onRetry}
    />
  );
});

/** What waits comes first; the tabs, statuses and filters narrow the list and each other’s numbers. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-list' },
  loaders: [loadWorld('grace', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const all = await canvas.findByText(/^Showing 1 - 10 of \d+ records$/);
    const before = all.textContent ?? '';
    const [, firstRow] = canvas.getAllByRole('row');
    await expect(within(firstRow as HTMLElement).getByText('You')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /^Waiting for me \d+$/ }));
    await waitFor(() => expect(canvas.queryByText(before)).toBeNull());
    for (const row of canvas.getAllByRole('row').slice(1)) {
      await expect(within(row).getByText('You')).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await canvas.findByText(before);
    const delivered = canvas.getByRole('button', { name: /^Delivered \d+$/ });
    const count = delivered.textContent?.match(/\d+$/)?.[0];
    await userEvent.click(delivered);
    await waitFor(() =>
      expect(canvas.getByText(/^Showing 1 - /)).toHaveTextContent(`of ${count} records`),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Self assessment 0/ }));
    await expect(await canvas.findByText('No results found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'All steps' }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Search name, cycle or period' }),
      'okafor',
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Delivered 1$/ })).toBeVisible(),
    );
    const link = await canvas.findByRole('link', { name: 'Ben Okafor' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/performance/reviews/execute/'),
    );
  }),
};

/** Loading fails at first, and is tried again; then more filters are opened. */
export const InteractionWithFailingNetwork: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-list' },
  loaders: [loadWorld('hugo', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByText(/^Showing 1 - 10 of \d+ records$/);
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Mine' }));
    await waitFor(() => {
      const names = canvas.getAllByRole('row').slice(1);
      return expect(names.every((row) => within(row).queryByText('Hugo Silva'))).toBe(true);
    });
  }),
};
