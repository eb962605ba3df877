import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cycleRevieweesMachine } from '#machines/reviews/cycles/people/cycle-reviewees.machine.ts';
import { exampleDetail, exampleReviewees } from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { CycleDetail, Reviewee } from '#machines/reviews/cycles/cycle.ts';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useStoryListAddress, avaKnowing, useStoryListState } from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { readRunningCycle, staticCyclePage } from '../cycle-stories.fixtures.tsx';
import { RevieweeTable } from './reviewee-table.tsx';
import { hiddenAtFirst } from './use-reviewee-columns.tsx';

function StaticTable({ actor, ...props }: ListScreenProps<Reviewee>) {
  const { dialogs, reviewActions } = staticCyclePage();
  return (
    <RevieweeTable
      {...props}
      hiddenColumns={hiddenAtFirst}
      detail={exampleDetail}
      reviewees={actor}
      dialogs={dialogs}
      reviewActions={reviewActions}
    />
  );
}

const { state } = listStories(cycleRevieweesMachine, StaticTable, exampleReviewees);
const shown = { rows: exampleReviewees, total: 4, shownSearch: firstPage };

const meta = {
  title: 'Flows/Reviews/Cycle Reviewees',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic', 'cycle.add', 'reviews.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Selected: Story = state('shown', {
  ...shown,
  selection: exampleReviewees.slice(0, 2),
});
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

function Live({ detail }: { detail: CycleDetail }) {
  const listState = useStoryListState();
  const { dialogs, reviewActions } = staticCyclePage();
  const input = { search: listState.search, parentId: detail.reviewCycle.id };
  const actor = useStoryActor(cycleRevieweesMachine, { input });
  useStoryListAddress(actor, listState);
  return (
    <RevieweeTable
      {...listState}
      hiddenColumns={hiddenAtFirst}
      detail={detail}
      reviewees={actor}
      dialogs={dialogs}
      reviewActions={reviewActions}
    />
  );
}

/** A reviewee is found by name and selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-reviewees' },
  loaders: [
    avaKnowing(async () => {
      const { cycle } = await readRunningCycle();
      return { detail: await api.getReviewCycle({ path: { cycleId: cycle.id } }) };
    }),
  ],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Grace Kim' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search people' }), 'okafor');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Grace Kim' })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select .*Ben Okafor/ }));
    await expect(canvas.getByRole('button', { name: 'Deliver' })).toBeVisible();
  }),
};
