import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  workViewExportMachine,
  type WorkViewExportActor,
} from '#machines/work-view/work-view-export.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ExportWork } from './export-work.tsx';

const requested = { search: firstPage, defaultScope: 'all' } as const;

const shownWith = (actor: WorkViewExportActor) => (
  <ExportWork actor={actor} requested={requested} count={3} />
);

const meta = {
  title: 'Flows/Work View/Work View Export',
  tags: ['autodocs'],
  render: (_, { parameters }) =>
    shownWith(
      frozenActor(workViewExportMachine, {
        state: parameters['state'],
        input: undefined,
        context: { requested },
      }),
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'work-view-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'work-view-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(workViewExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      {shownWith(actor)}
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-view-export' },
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
