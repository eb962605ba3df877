import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  workRowsExportMachine,
  type WorkRowsExportActor,
} from '#machines/work-view/work-rows-export.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

/** The button of the table, which is part of its grid. */
function ExportCsv({ actor }: { actor: WorkRowsExportActor }) {
  const isPending = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Button
      isPending={isPending}
      onPress={() =>
        actor.send({ type: 'EXPORT', requested: { search: firstPage, defaultScope: 'all' } })
      }
    >
      Export CSV
    </Button>
  );
}

const meta = {
  title: 'Flows/Work View/Work Rows Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <ExportCsv
      actor={frozenActor(workRowsExportMachine, {
        state: parameters['state'],
        input: undefined,
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'work-rows-export', state: 'resting' } };
export const Exporting: Story = {
  parameters: { flow: 'work-rows-export', state: 'exporting' },
};

function Live() {
  const actor = useStoryActor(workRowsExportMachine);
  const [count, setCount] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setCount(new Set(file).size) });
  return (
    <>
      <ExportCsv actor={actor} />
      {count > 10 && <p>All pages are in the file.</p>}
    </>
  );
}

/** All pages are loaded for the file. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-rows-export' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText('All pages are in the file.')).toBeVisible();
  }),
};
