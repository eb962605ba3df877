import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleStatusReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import type { AssetReport, StatusReportRow } from '#machines/asset-reports/asset-report.ts';
import { assetStatusReportMachine } from '#machines/asset-reports/asset-status-report.machine.ts';
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
import { AssetStatusReportScreen } from './asset-status-report.screen.tsx';

const StaticScreen = (props: ReportPageState<AssetReport<StatusReportRow>>) => (
  <AssetStatusReportScreen
    {...props}
    choices={createStaticReportChoices()}
    exporting={createStaticExport()}
  />
);
const { state } = reportStories(assetStatusReportMachine, StaticScreen, exampleStatusReport);

const meta = {
  title: 'Flows/Asset Reports/Asset Status Report',
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
    nothingYet(canvas, 'No assets to report.', {
      role: 'link',
      name: 'View assets',
    }),
  ),
};
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Without the right to view the asset list, the figures are not links. */
export const WithoutAssetRights: Story = {
  ...state('shown'),
  decorators: [withRights(['assetStatusReport.basic']), withRouter],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Laptop');
    await expect(canvas.queryByRole('link', { name: '9' })).toBeNull();
  }),
};

const Live = retried(({ onRetry }) => {
  const reportState = useStoryReportState();
  const { search } = reportState;
  const actor = useStoryActor(assetStatusReportMachine, { input: { search } });
  useReportSearch(actor, search);
  return (
    <AssetStatusReportScreen
      {...reportState}
      actor={actor}
      choices={useReportChoices()}
      exporting={useStoryReportExport()}
      onRetry={onRetry}
    />
  );
});

/** Loads at the second attempt, grouped by status by keyboard; a figure leads to its assets. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-status-report' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const [first] = await canvas.findAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const group = await canvas.findByRole('rowheader', { name: 'Repair' });
    await expect(group).toHaveAttribute('scope', 'rowgroup');
    const link = canvas.getByRole('link', { name: 'Repair' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('filter.assetStatus=Repair'),
    );
  }),
};
