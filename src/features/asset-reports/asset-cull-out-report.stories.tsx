import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleCullOutReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import type { AssetReport, CullOutReportRow } from '#machines/asset-reports/asset-report.ts';
import { assetCullOutReportMachine } from '#machines/asset-reports/asset-cull-out-report.machine.ts';
import type { ReportPageState } from '#records/report/report-frame.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import {
  reportStories,
  createStaticCullOutChoices,
  createStaticExport,
  useCullOutChoices,
  useStoryReportExport,
  useStoryReportState,
  useReportSearch,
} from '#stories/fixtures/report-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetCullOutReportScreen } from './asset-cull-out-report.screen.tsx';

const StaticScreen = (props: ReportPageState<AssetReport<CullOutReportRow>>) => (
  <AssetCullOutReportScreen
    {...props}
    choices={createStaticCullOutChoices()}
    exporting={createStaticExport()}
  />
);
const { state } = reportStories(assetCullOutReportMachine, StaticScreen, exampleCullOutReport);

const meta = {
  title: 'Flows/Asset Reports/Asset Cull Out Report',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords: Story = {
  ...state('shown', {
    response: { rows: [], total: 0, assetCount: 0, totalPrice: 0 },
  }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No assets are out of warranty.', { role: 'link', name: 'View assets' }),
  ),
};
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Without the right to view assets, the codes are not links. */
export const WithoutAssetRights: Story = {
  ...state('shown'),
  decorators: [withRights(['assetCullOutReport.basic']), withRouter],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Laptop');
    await expect(canvas.queryByRole('link', { name: /^AS-/ })).toBeNull();
  }),
};

const Live = retried(({ onRetry }) => {
  const reportState = useStoryReportState();
  const { search } = reportState;
  const actor = useStoryActor(assetCullOutReportMachine, { input: { search } });
  useReportSearch(actor, search);
  return (
    <AssetCullOutReportScreen
      {...reportState}
      actor={actor}
      choices={useCullOutChoices()}
      exporting={useStoryReportExport()}
      onRetry={onRetry}
    />
  );
});

/** Loads at the second attempt; the assets of a category are found by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-cull-out-report' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByText(/^Showing 1 - 10 of/);
    const category = await canvas.findByRole('button', { name: /All.*Category/ });
    category.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Displays' }));
    await waitFor(() => expect(canvas.queryByText('Laptop')).toBeNull());
    await expect(canvas.getAllByText('Monitor')).not.toHaveLength(0);
  }),
};
