import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { HrmsRun } from '#machines/hrms/hrms.ts';
import { hrmsRunListMachine } from '#machines/hrms/hrms-run-list.machine.ts';
import { hrmsRunMachine } from '#machines/hrms/hrms-run.machine.ts';
import { exampleRun, exampleUndoneRun } from '#machines/hrms/hrms.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { HrmsRuns } from './hrms-runs.tsx';

const rows: readonly HrmsRun[] = [
  exampleRun,
  exampleUndoneRun,
  { ...exampleUndoneRun, id: 'all', leftCount: 0 },
  { ...exampleRun, id: 'old', isUndoable: false },
];

/** The list; its actions do nothing. */
function StaticList(props: ListScreenProps<HrmsRun>) {
  const run = frozenActor(hrmsRunMachine, { state: 'closed', input: undefined });
  return <HrmsRuns {...props} run={run} />;
}

const { state } = listStories(hrmsRunListMachine, StaticList, rows);
const shown = { rows, total: rows.length, shownSearch: firstPage };

const meta = {
  title: 'Flows/HRMS/HRMS Run List',
  tags: ['autodocs'],
  decorators: [withRights(['organizationSettings.basic']), withRouter],
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
  const actor = useStoryActor(hrmsRunListMachine, { input: { search: listState.search } });
  const run = useStoryActor(hrmsRunMachine);
  useStoryListAddress(actor, listState);
  return (
    <HrmsRuns
      {...createStaticListState()}
      {...listState}
      actor={actor}
      run={run}
      onRetry={onRetry}
    />
  );
});

/** Ava sorts the past imports by the number of changes. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'hrms-run-list' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Ava Stone, .*/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Changed/ }));
    const header = canvas.getByRole('columnheader', { name: /^Changed/ });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  }),
};
