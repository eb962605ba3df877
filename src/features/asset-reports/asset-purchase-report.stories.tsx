import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { examplePurchaseReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import { assetPurchaseReportMachine } from '#machines/asset-reports/asset-purchase-report.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { tryAgain } from '#stories/fixtures/records.tsx';
import { createStaticReportChoices, useReportChoices } from '#stories/fixtures/report-stories.tsx';
import { AssetPurchaseReportScreen } from './asset-purchase-report.screen.tsx';
import { assetReportStories } from './asset-reports.fixtures.tsx';

const { state, noRecords, withoutAssetRights, interaction } = assetReportStories(
  assetPurchaseReportMachine,
  AssetPurchaseReportScreen,
  examplePurchaseReport,
  { createStaticChoices: createStaticReportChoices, useChoices: useReportChoices },
);

const meta = {
  title: 'Flows/Asset Reports/Asset Purchase Report',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords: Story = noRecords('No assets purchased yet.', { groups: [] });
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Without the right to view assets, the codes are not links. */
export const WithoutAssetRights: Story = withoutAssetRights('assetDetailReport.basic', /^AS-/);

/**
 * Loads at the second attempt, filtered by vendor and by dates in reverse order, then without
 * filters.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent, loaded }: StoryContext) => {
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
  ),
};
