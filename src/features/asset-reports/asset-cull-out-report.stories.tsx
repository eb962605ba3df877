import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleCullOutReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import { assetCullOutReportMachine } from '#machines/asset-reports/asset-cull-out-report.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { tryAgain } from '#stories/fixtures/records.tsx';
import {
  createStaticCullOutChoices,
  useCullOutChoices,
} from '#stories/fixtures/report-stories.tsx';
import { AssetCullOutReportScreen } from './asset-cull-out-report.screen.tsx';
import { assetReportStories } from './asset-reports.fixtures.tsx';

const { state, noRecords, withoutAssetRights, interaction } = assetReportStories(
  assetCullOutReportMachine,
  AssetCullOutReportScreen,
  exampleCullOutReport,
  { createStaticChoices: createStaticCullOutChoices, useChoices: useCullOutChoices },
);

const meta = {
  title: 'Flows/Asset Reports/Asset Cull Out Report',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords: Story = noRecords('No assets are out of warranty.');
export const Refreshing = state('refreshing');
export const Rejected = state('rejected');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Without the right to view assets, the codes are not links. */
export const WithoutAssetRights: Story = withoutAssetRights('assetCullOutReport.basic', /^AS-/);

/** Loads at the second attempt; the assets of a category are found by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent, loaded }: StoryContext) => {
      await tryAgain({ canvas, userEvent, loaded });
      await canvas.findByText(/^Showing 1 - 10 of/);
      const category = await canvas.findByRole('button', { name: /All.*Category/ });
      category.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: 'Displays' }));
      await waitFor(() => expect(canvas.queryByText('Laptop')).toBeNull());
      await expect(canvas.getAllByText('Monitor')).not.toHaveLength(0);
    }),
  ),
};
