import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  exampleTagReport,
  tagReportByEmployee,
  tagReportByWeek,
} from '#machines/tag-report/tag-report.fixtures.ts';
import { tagReportMachine } from '#machines/tag-report/tag-report.machine.ts';
import type { TagGrouping } from '#machines/tag-report/tag-report-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import {
  reportStories,
  useReportSearch,
  useStoryReportState,
} from '#stories/fixtures/report-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { StaticTagReport, useTagReportSides } from './tag-report.fixtures.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';
import { TagReportScreen } from './tag-report.screen.tsx';

const { state } = reportStories(tagReportMachine, StaticTagReport, exampleTagReport);

const meta = {
  title: 'Flows/Tag Report/Tag Report',
  tags: ['autodocs'],
  decorators: [
    withRights([
      'tagReport.basic',
      'projects.basic',
      'tags.basic',
      'timereport.basic',
      'clockwork.centralizedClockwork',
    ]),
    withRouter,
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grouped = (groupBy: TagGrouping) => ({
  ...firstPage,
  columnFilters: [{ name: 'groupBy', value: groupBy }],
});

export const Loading: Story = {
  ...state('loading'),
  parameters: { flow: 'tag-report', state: 'loading' },
};
/** The totals count a project with two tags once; its tags, projects and hours are links. */
export const Shown: Story = {
  ...state('shown'),
  parameters: { flow: 'tag-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText(/only once in the total/)).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'AS-009 Portal: Design' });
    await expect(links).toHaveLength(2);
    await expect(canvas.getAllByRole('link', { name: 'Strategic' })).toHaveLength(2);
    await expect(canvas.getAllByText('Inherited')).toHaveLength(1);
  }),
};
/** People who have left are marked. */
export const ByEmployee: Story = {
  ...state('shown', { response: tagReportByEmployee, shownSearch: grouped('Employee') }),
  parameters: { flow: 'tag-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getAllByText('Has left')).toHaveLength(1);
    await expect(canvas.getByRole('columnheader', { name: /Share of the tag/ })).toBeVisible();
  }),
};
/** Shares are those of a week; selecting a week filters by it. */
export const ByWeek: Story = {
  ...state('shown', { response: tagReportByWeek, shownSearch: grouped('Week') }),
  parameters: { flow: 'tag-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: /Share of the week/ })).toBeVisible();
    const name = 'Show only 09/03/2026 – 11/03/2026';
    await expect(canvas.getAllByRole('button', { name })).toHaveLength(2);
  }),
};
/** Without the rights to projects, tags and time reports there are no links. */
export const WithoutLinks: Story = {
  ...state('shown'),
  decorators: [withRights(['tagReport.basic'])],
  parameters: { flow: 'tag-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByText('Strategic')).toHaveLength(2);
    await expect(table.queryAllByRole('link')).toHaveLength(0);
  }),
};
/** The report is shown without its filter options. */
export const WithoutFilterOptions: Story = {
  ...state('shown', { response: { ...exampleTagReport, filters: null }, shownSearch: firstPage }),
  parameters: { flow: 'tag-report', state: 'shown' },
};
/** A forgotten timer does not count, but is reported. */
export const EntryNeedsItsEnd: Story = {
  ...state('shown', {
    response: { ...exampleTagReport, needingEnd: 1 },
    shownSearch: firstPage,
  }),
  parameters: { flow: 'tag-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText(/^1 entry needs an end time/)).toBeVisible();
  }),
};
export const NothingToReport: Story = {
  ...state('shown', {
    response: { ...exampleTagReport, rows: [], total: 0, totalTimeInSeconds: 0, tags: [] },
    shownSearch: firstPage,
  }),
  parameters: { flow: 'tag-report', state: 'shown' },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText(/^No time on projects with tags/)).toBeVisible();
  }),
};
export const Refreshing: Story = {
  ...state('refreshing'),
  parameters: { flow: 'tag-report', state: 'refreshing' },
};
export const Rejected: Story = {
  ...state('rejected'),
  parameters: { flow: 'tag-report', state: 'rejected' },
};
export const ReloadFailed: Story = {
  ...state('reloadFailed'),
  parameters: { flow: 'tag-report', state: 'reloadFailed' },
};
export const Unavailable: Story = {
  ...state('unavailable'),
  parameters: { flow: 'tag-report', state: 'unavailable' },
};

const Live = retried(({ onRetry }) => {
  const reportState = useStoryReportState();
  const { search } = reportState;
  const actor = useStoryActor(tagReportMachine, { input: { search } });
  useReportSearch(actor, search);
  return (
    <TagReportScreen {...reportState} {...useTagReportSides()} actor={actor} onRetry={onRetry} />
  );
});

/**
 * Loads at the second attempt; the hours of last month by employee, of one tag, then those of one
 * week of it.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tag-report' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: /This month.*Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last month' }));
    await canvas.findByText(/^Showing 1 - 10 of/);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Employee' }));
    await canvas.findByRole('columnheader', { name: /Employee/ });
    const bars = within(await canvas.findByRole('figure'));
    const [bar] = bars.getAllByRole('button');
    if (!bar) throw new Error('Expected the demo data to have a tag with time.');
    const tagName = bar.textContent ?? '';
    await userEvent.click(bar);
    await waitFor(() => expect(bars.getAllByRole('button')).toHaveLength(1));
    await expect(bars.getByRole('button', { name: tagName })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(await canvas.findByRole('radio', { name: 'Week' }));
    const [week] = await canvas.findAllByRole('button', { name: /^Show only/ });
    if (!week) throw new Error('Expected a week with time.');
    await userEvent.click(week);
    await canvas.findByRole('columnheader', { name: /Project/ });
    await canvas.findByRole('button', { name: /Custom.*Period/ });
  }),
};
