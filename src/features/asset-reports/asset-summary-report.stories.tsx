import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleSummaryReport } from '#machines/asset-reports/asset-report.fixtures.ts';
import { assetSummaryReportMachine } from '#machines/asset-reports/asset-summary-report.machine.ts';
import { today } from '#stories/fixtures/fixtures.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { tryAgain } from '#stories/fixtures/records.tsx';
import { createStaticReportChoices, useReportChoices } from '#stories/fixtures/report-stories.tsx';
import {
  AssetSummaryReportScreen,
  type AssetSummaryReportScreenProps,
} from './asset-summary-report.screen.tsx';
import { assetReportStories } from './asset-reports.fixtures.tsx';

const Screen = (props: Omit<AssetSummaryReportScreenProps, 'today'>) => (
  <AssetSummaryReportScreen {...props} today={today} />
);
const { state, interaction } = assetReportStories(
  assetSummaryReportMachine,
  Screen,
  exampleSummaryReport,
  { createStaticChoices: createStaticReportChoices, useChoices: useReportChoices },
);

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

/**
 * Loads at the second attempt; a future date is rejected with the message of the server, an early
 * one has no rows.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent, loaded }: StoryContext) => {
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
  ),
};
