import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleEntries } from '#machines/audit/audit-entry.fixtures.ts';
import { recordFilter, type AuditEntry } from '#machines/audit/audit-entry.ts';
import { auditLogExportMachine } from '#machines/audit/audit-log-export.machine.ts';
import { auditLogMachine } from '#machines/audit/audit-log.machine.ts';
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
import { AuditLogScreen } from './audit-log.screen.tsx';

const restingExport = () =>
  frozenActor(auditLogExportMachine, { state: 'resting', input: undefined });

const StaticLog = (props: ListScreenProps<AuditEntry>) => (
  <AuditLogScreen {...props} exporting={restingExport()} />
);

const { state } = listStories(auditLogMachine, StaticLog, exampleEntries);
const shown = { rows: exampleEntries, total: 3, shownSearch: firstPage };

const meta = {
  title: 'Flows/Audit/Audit Log',
  tags: ['autodocs'],
  decorators: [withRights(['roleManager.basic']), withRouter],
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

const ofLeo = { ...firstPage, columnFilters: [{ name: recordFilter, value: 'leo' }] };
const leo = exampleEntries.slice(1, 2);

/** Only the changes of one record. */
export const OneRecord: Story = {
  render: () => (
    <AuditLogScreen
      {...createStaticListState()}
      search={ofLeo}
      exporting={restingExport()}
      actor={frozenActor(auditLogMachine, {
        state: 'shown',
        input: { search: ofLeo },
        context: { rows: leo, total: 1, shownSearch: ofLeo },
      })}
    />
  ),
};

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(auditLogMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return (
    <AuditLogScreen
      {...listState}
      actor={actor}
      exporting={useStoryActor(auditLogExportMachine)}
      onRetry={onRetry}
    />
  );
});

/** The changes of one person are found by qualifiers; each record is a link to its own changes. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-log' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('role.update'))[0]).toBeVisible();
    const search = canvas.getByRole('textbox', { name: 'Search the audit log' });
    await userEvent.type(search, 'action:access. on:jon');
    await waitFor(() => expect(canvas.queryByText('role.update')).toBeNull());
    const links = await canvas.findAllByRole('link', { name: 'Show only changes of Jon Berg' });
    await expect(links[0]?.getAttribute('href')).toContain('filter.recordId=jon');
  }),
};
