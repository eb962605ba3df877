import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSummaryReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import type { AssetReport, SummaryReportRow } from '#machines/asset-reports/asset-report.ts';
import { assetSummaryReportMachine } from '#machines/asset-reports/asset-summary-report.machine.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { today } from '#stories/fixtures/fixtures.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import {
  reportStories,
  createStaticExport,
  createStaticReportChoices,
  useStoryReportExport,
  useReportChoices,
  useStoryReportState,
  useReportSearch,
} from '#stories/fixtures/report-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetSummaryReportScreen } from './asset-summary-report.screen.tsx';

const StaticScreen = (props: ReportPageState<AssetReport<SummaryReportRow>>) => (
  <AssetSummaryReportScreen
    {...props}
    today={today}
    choices={createStaticReportChoices()}
    exporting={createStaticExport()}
  />
);
const { state } = reportStories(assetSummaryReportMachine, StaticScreen, exampleSummaryReport);

const meta = {
  title: 'Flows/Asset Reports/Asset Summary Report',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords = state('shown', {
  response: { rows: [], total: 0, assetCount: 0, totalPrice: 0 },
});
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const reportState = useStoryReportState();
  const { search } = reportState;
  const actor = useStoryActor(assetSummaryReportMachine, { input: { search } });
  useReportSearch(actor, search);
  return (
    <AssetSummaryReportScreen
      {...reportState}
      actor={actor}
      today={today}
      choices={useReportChoices()}
      exporting={useStoryReportExport()}
      onRetry={onRetry}
    />
  );
});

/**
 * Loads at the second attempt; a future date is rejected with the message of the server, an early
 * one has no rows.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-summary-report' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByRole('table');
    const type = async (year: string) => {
      await userEvent.click(await canvas.findByRole('spinbutton', { name: /year/ }));
      await userEvent.keyboard(year);
    };
    await type('2999');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can’t be in the future/);
    await type('1990');
    await expect(await canvas.findByText(/^No assets on /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('table')).toHaveTextContent('Laptop');
  }),
};
