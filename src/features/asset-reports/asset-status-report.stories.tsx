import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleStatusReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import { assetStatusReportMachine } from '#machines/asset-reports/asset-status-report.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { tryAgain } from '#stories/fixtures/records.tsx';
import { createStaticReportChoices, useReportChoices } from '#stories/fixtures/report-stories.tsx';
import { AssetStatusReportScreen } from './asset-status-report.screen.tsx';
import { assetReportStories } from './asset-reports.fixtures.tsx';

const { state, noRecords, withoutAssetRights, interaction } = assetReportStories(
  assetStatusReportMachine,
  AssetStatusReportScreen,
  exampleStatusReport,
  { createStaticChoices: createStaticReportChoices, useChoices: useReportChoices },
);

const meta = {
  title: 'Flows/Asset Reports/Asset Status Report',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords: Story = noRecords('No assets to report.');
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Without the right to view the asset list, the figures are not links. */
export const WithoutAssetRights: Story = withoutAssetRights('assetStatusReport.basic', '9');

/** Loads at the second attempt, grouped by status by keyboard; a figure leads to its assets. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent, loaded }: StoryContext) => {
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
  ),
};
