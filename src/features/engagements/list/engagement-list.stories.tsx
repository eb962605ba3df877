import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { engagementCountsMachine } from '#machines/engagements/list/board/engagement-counts.machine.ts';
import { engagementDialogsMachine } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import { engagementExportMachine } from '#machines/engagements/list/engagement-export.machine.ts';
import { engagementListMachine } from '#machines/engagements/list/engagement-list.machine.ts';
import {
  exampleCounts,
  exampleRow,
  exampleRows,
} from '#machines/engagements/list/engagement-row.fixtures.ts';
import type { EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import { engagementRowsExportMachine } from '#machines/engagements/list/engagement-rows-export.machine.ts';
import { projectTypesMachine } from '#machines/engagements/list/types/project-types.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
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
import { dialogsInput, staticHead } from './engagement-list.fixtures.tsx';
import { EngagementListScreen } from './engagement-list.screen.tsx';
import { hiddenAtFirst } from './use-engagement-columns.tsx';

const rows: readonly EngagementRow[] = [
  ...exampleRows,
  { ...exampleRow, id: 'long', name: longText, prospectName: longText.slice(0, 250) },
];

/** The list with the actors next to it; here they do nothing. */
function StaticList(props: ListScreenProps<EngagementRow>) {
  return (
    <EngagementListScreen
      {...props}
      {...staticHead()}
      view="list"
      hiddenColumns={hiddenAtFirst}
      counts={frozenActor(engagementCountsMachine, {
        state: 'shown',
        input: { search: firstPage },
        context: { counts: exampleCounts },
      })}
      exporting={frozenActor(engagementExportMachine, { state: 'resting', input: undefined })}
      rowsExporting={frozenActor(engagementRowsExportMachine, {
        state: 'resting',
        input: undefined,
      })}
    />
  );
}

const { state } = listStories(engagementListMachine, StaticList, rows);
const shown = { rows, total: 37, shownSearch: firstPage };

const meta = {
  title: 'Flows/Engagements/Engagement List',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
/** Someone who may not change engagements. */
export const ReadOnly: Story = {
  ...state('shown', shown),
  decorators: [withRights(['engagements.basic'])],
};
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No engagements yet.', { role: 'button', name: 'New Engagement' }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const { search } = listState;
  const actor = useStoryActor(engagementListMachine, { input: { search } });
  const counts = useStoryActor(engagementCountsMachine, { input: { search } });
  useStoryListAddress(actor, listState);
  useSendOnChange(counts, { type: 'search.changed', search });
  return (
    <EngagementListScreen
      {...createStaticListState()}
      {...listState}
      view="list"
      onView={() => undefined}
      hiddenColumns={hiddenAtFirst}
      actor={actor}
      counts={counts}
      exporting={useStoryActor(engagementExportMachine)}
      rowsExporting={useStoryActor(engagementRowsExportMachine)}
      dialogs={useStoryActor(engagementDialogsMachine, { input: dialogsInput })}
      types={useStoryActor(projectTypesMachine, { input: dialogsInput })}
      onRetry={onRetry}
    />
  );
});

/** The list is narrowed by a stage with its number, and sorted by the effort ratio. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-list' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const all = await canvas.findByText(/^Showing 1 - \d+ of \d+ records$/);
    const before = all.textContent ?? '';
    const stages = within(await canvas.findByRole('group', { name: 'Stages' }));
    const [chip] = (await stages.findAllByRole('button', { name: / [1-9]\d*$/ })) as [HTMLElement];
    const count = chip.textContent?.match(/\d+$/)?.[0];
    await userEvent.click(chip);
    await waitFor(() =>
      expect(canvas.getByText(/^Showing 1 - /)).toHaveTextContent(`of ${count} records`),
    );
    await userEvent.click(chip);
    await expect(await canvas.findByText(before)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing planned' }));
    await waitFor(() => expect(canvas.queryByText(before)).toBeNull());
  }),
};
