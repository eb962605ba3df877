import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { assetExportMachine } from '#machines/assets/list/asset-export.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ExportButton } from './export-button.tsx';

const meta = {
  title: 'Flows/Assets/Asset Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <ExportButton
      search={firstPage}
      isEmpty={parameters['isEmpty'] === true}
      actor={frozenActor(assetExportMachine, { state: parameters['state'], input: undefined })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'asset-export', state: 'resting' } };
export const NothingToExport: Story = {
  parameters: { flow: 'asset-export', state: 'resting', isEmpty: true },
};
export const Exporting: Story = { parameters: { flow: 'asset-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(assetExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <ExportButton search={firstPage} isEmpty={false} actor={actor} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-export' },
  loaders: [loadWorld('jon', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    setScenario('server-down');
    const button = canvas.getByRole('button', { name: /Export to Excel/ });
    await userEvent.click(button);
    await waitFor(() => expect(problems).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    setScenario('healthy-network');
    await userEvent.click(button);
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
