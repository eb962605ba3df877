import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { examplePurchaseReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import type { PurchaseReport } from '#machines/asset-reports/asset-report.ts';
import { assetPurchaseReportMachine } from '#machines/asset-reports/asset-purchase-report.machine.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
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
import { AssetPurchaseReportScreen } from './asset-purchase-report.screen.tsx';

const StaticScreen = (props: ReportPageState<PurchaseReport>) => (
  <AssetPurchaseReportScreen
    {...props}
    choices={createStaticReportChoices()}
    exporting={createStaticExport()}
  />
);
const { state } = reportStories(assetPurchaseReportMachine, StaticScreen, examplePurchaseReport);

const meta = {
  title: 'Flows/Asset Reports/Asset Purchase Report',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords: Story = {
  ...state('shown', {
    response: { rows: [], total: 0, assetCount: 0, totalPrice: 0, groups: [] },
  }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No assets purchased yet.', { role: 'link', name: 'View assets' }),
  ),
};
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Without the right to view assets, the codes are not links. */
export const WithoutAssetRights: Story = {
  ...state('shown'),
  decorators: [withRights(['assetDetailReport.basic']), withRouter],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Laptop');
    await expect(canvas.queryByRole('link', { name: /^AS-/ })).toBeNull();
  }),
};

const Live = retried(({ onRetry }) => {
  const reportState = useStoryReportState();
  const { search } = reportState;
  const actor = useStoryActor(assetPurchaseReportMachine, { input: { search } });
  useReportSearch(actor, search);
  return (
    <AssetPurchaseReportScreen
      {...reportState}
      actor={actor}
      choices={useReportChoices()}
      exporting={useStoryReportExport()}
      onRetry={onRetry}
    />
  );
});

/**
 * Loads at the second attempt, filtered by vendor and by dates in reverse order, then without
 * filters.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-purchase-report' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByText(/^Showing 1 - 10 of/);
    const type = async (field: RegExp, day: string) => {
      await userEvent.click(await canvas.findByRole('spinbutton', { name: field }));
      await userEvent.keyboard(day);
    };
    await type(/day.*Purchased from/, '02022025');
    await type(/day.*Purchased until/, '01022025');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/can’t be before the first/);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText(/^Showing 1 - 10 of/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vendor' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Bytewise' }));
    await waitFor(() => expect(canvas.queryByRole('cell', { name: 'Ember Systems' })).toBeNull());
  }),
};
