import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { projectExportMachine } from '#machines/projects/list/project-export.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ExportProjects } from './export-projects.tsx';

const meta = {
  title: 'Flows/Projects/Project Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <ExportProjects
      search={firstPage}
      isEmpty={parameters['isEmpty'] === true}
      actor={frozenActor(projectExportMachine, { state: parameters['state'], input: undefined })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'project-export', state: 'resting' } };
export const NothingToExport: Story = {
  parameters: { flow: 'project-export', state: 'resting', isEmpty: true },
};
export const Exporting: Story = { parameters: { flow: 'project-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(projectExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <ExportProjects search={firstPage} isEmpty={false} actor={actor} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-export' },
  loaders: [loadWorld('ava', 'aster')],
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
