import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen } from 'storybook/test';
import {
  exampleReportChoices,
  examplePurchaseReport,
} from '#machines/asset-reports/asset-report.fixtures.ts';
import { assetPurchaseReportMachine } from '#machines/asset-reports/asset-purchase-report.machine.ts';
import { assetReportChoicesMachine } from '#machines/asset-reports/asset-report-choices.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStaticExport, createStaticReport } from '#stories/fixtures/report-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetPurchaseReportScreen } from './asset-purchase-report.screen.tsx';

/** The filtered report itself does not change. */
function AsideStory({
  choices,
}: Pick<ComponentProps<typeof AssetPurchaseReportScreen>, 'choices'>) {
  const actor = frozenActor(assetPurchaseReportMachine, {
    state: 'shown',
    input: { search: firstPage },
    context: { response: examplePurchaseReport, shownSearch: firstPage },
  });
  return (
    <AssetPurchaseReportScreen
      {...createStaticReport()}
      actor={actor}
      choices={choices}
      exporting={createStaticExport()}
    />
  );
}

const meta = {
  title: 'Flows/Asset Reports/Asset Report Choices',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  render: (_, { parameters }) => (
    <AsideStory
      choices={frozenActor(assetReportChoicesMachine, {
        state: parameters['state'],
        input: undefined,
        context: { choices: parameters['state'] === 'known' ? exampleReportChoices : null },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'asset-report-choices', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'asset-report-choices', state: 'known' } };
/** The report follows its address; there are no options to select. */
export const Unknown: Story = { parameters: { flow: 'asset-report-choices', state: 'unknown' } };

function Live() {
  return <AsideStory choices={useStoryActor(assetReportChoicesMachine)} />;
}

/** The options can be selected as soon as they are loaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-report-choices' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /All.*Category/ }));
    await expect(await screen.findByRole('option', { name: 'Computers' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }),
};
