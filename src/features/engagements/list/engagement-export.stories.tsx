import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { engagementExportMachine } from '#machines/engagements/list/engagement-export.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ExportEngagements } from './export-engagements.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <ExportEngagements
      search={firstPage}
      isEmpty={parameters['isEmpty'] === true}
      actor={frozenActor(engagementExportMachine, { state: parameters['state'], input: undefined })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'engagement-export', state: 'resting' } };
export const NothingToExport: Story = {
  parameters: { flow: 'engagement-export', state: 'resting', isEmpty: true },
};
export const Exporting: Story = { parameters: { flow: 'engagement-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(engagementExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <ExportEngagements search={firstPage} isEmpty={false} actor={actor} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** All engagements are exported. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-export' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Export to Excel/ }));
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
