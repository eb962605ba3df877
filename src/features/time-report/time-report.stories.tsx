import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { exampleTimeReport } from '#machines/time-report/time-report.fixtures.ts';
import { timeReportMachine } from '#machines/time-report/time-report.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import {
  reportStories,
  useStoryReportState,
  useReportSearch,
} from '#stories/fixtures/report-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { StaticTimeReport, useTimeReportSides } from './time-report.fixtures.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';
import { TimeReportScreen } from './time-report.screen.tsx';

const { state } = reportStories(timeReportMachine, StaticTimeReport, exampleTimeReport);

const meta = {
  title: 'Flows/Time Report/Time Report',
  tags: ['autodocs'],
  decorators: [withRights(['timereport.basic', 'clockwork.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...state('loading'),
  parameters: { flow: 'time-report', state: 'loading' },
};
/** The user's days link to ClockWork, and the user's entries can be continued. */
export const Shown: Story = {
  ...state('shown'),
  parameters: { flow: 'time-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '02/03/2026' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Continue / })).toHaveLength(1);
  }),
};
const byDay = [{ name: 'isCumulative', value: 'yes' }];
/** Totals by day and task. */
export const Cumulative: Story = {
  ...state('shown', {
    response: exampleTimeReport,
    shownSearch: { ...firstPage, columnFilters: byDay },
  }),
  parameters: { flow: 'time-report', state: 'shown' },
};
/** A forgotten timer has no row, but is reported. */
export const EntryNeedsItsEnd: Story = {
  ...state('shown', {
    response: { ...exampleTimeReport, needingEnd: 1 },
    shownSearch: firstPage,
  }),
  parameters: { flow: 'time-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText(/^1 entry needs an end time/)).toBeVisible();
  }),
};
export const NothingToReport: Story = {
  ...state('shown', {
    response: { ...exampleTimeReport, rows: [], total: 0, totalTimeInSeconds: 0, groups: [] },
    shownSearch: firstPage,
  }),
  parameters: { flow: 'time-report', state: 'shown' },
};
export const Refreshing: Story = {
  ...state('refreshing'),
  parameters: { flow: 'time-report', state: 'refreshing' },
};
export const Rejected: Story = {
  ...state('rejected'),
  parameters: { flow: 'time-report', state: 'rejected' },
};
export const ReloadFailed: Story = {
  ...state('reloadFailed'),
  parameters: { flow: 'time-report', state: 'reloadFailed' },
};
export const Unavailable: Story = {
  ...state('unavailable'),
  parameters: { flow: 'time-report', state: 'unavailable' },
};

const Live = retried(({ onRetry }) => {
  const reportState = useStoryReportState();
  const { search } = reportState;
  const actor = useStoryActor(timeReportMachine, { input: { search } });
  useReportSearch(actor, search);
  return (
    <TimeReportScreen {...reportState} {...useTimeReportSides()} actor={actor} onRetry={onRetry} />
  );
});

/**
 * Loads at the second attempt; everyone's time of last month, by employee, then that of one
 * employee.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'time-report' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const selectOption = async (field: RegExp, option: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await selectOption(/This week.*Period/, 'Last month');
    await canvas.findByText(/^Showing 1 - 10 of/);
    await selectOption(/My time.*Employee/, 'Everyone');
    await userEvent.click(await canvas.findByRole('radio', { name: 'Employee' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ben Okafor' }));
    await waitFor(() => expect(canvas.queryByRole('cell', { name: 'Ava Stone' })).toBeNull());
    await selectOption(/All entries.*Rows/, 'Totals by day and task');
    await canvas.findByRole('columnheader', { name: /Task time/ });
  }),
};
