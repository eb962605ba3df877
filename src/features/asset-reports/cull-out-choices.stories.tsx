import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, screen } from 'storybook/test';
import {
  exampleCullOutChoices,
  exampleCullOutReport,
} from '#machines/asset-reports/asset-report.fixtures.ts';
import { assetCullOutReportMachine } from '#machines/asset-reports/asset-cull-out-report.machine.ts';
import { cullOutChoicesMachine } from '#machines/asset-reports/cull-out-choices.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStaticExport, createStaticReport } from '#stories/fixtures/report-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetCullOutReportScreen } from './asset-cull-out-report.screen.tsx';

/** The filtered report itself does not change. */
function AsideStory({ choices }: Pick<ComponentProps<typeof AssetCullOutReportScreen>, 'choices'>) {
  const actor = frozenActor(assetCullOutReportMachine, {
    state: 'shown',
    input: { search: firstPage },
    context: { response: exampleCullOutReport, shownSearch: firstPage },
  });
  return (
    <AssetCullOutReportScreen
      {...createStaticReport()}
      actor={actor}
      choices={choices}
      exporting={createStaticExport()}
    />
  );
}

const meta = {
  title: 'Flows/Asset Reports/Cull Out Choices',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  render: (_, { parameters }) => (
    <AsideStory
      choices={frozenActor(cullOutChoicesMachine, {
        state: parameters['state'],
        input: undefined,
        context: { choices: parameters['state'] === 'known' ? exampleCullOutChoices : null },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'cull-out-choices', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'cull-out-choices', state: 'known' } };
/** The report follows its address; there are no options to select. */
export const Unknown: Story = { parameters: { flow: 'cull-out-choices', state: 'unknown' } };

function Live() {
  return <AsideStory choices={useStoryActor(cullOutChoicesMachine)} />;
}

/** The options can be selected as soon as they are loaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cull-out-choices' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /All.*Category/ }));
    await expect(await screen.findByRole('option', { name: 'Computers' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  }),
};
