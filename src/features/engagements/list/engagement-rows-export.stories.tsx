import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  engagementRowsExportMachine,
  type EngagementRowsExportActor,
} from '#machines/engagements/list/engagement-rows-export.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

/** The button of the list, which is part of its grid. */
function ExportCsv({ actor }: { actor: EngagementRowsExportActor }) {
  const isPending = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <Button
      isPending={isPending}
      onPress={() => actor.send({ type: 'EXPORT', requested: firstPage })}
    >
      Export CSV
    </Button>
  );
}

const meta = {
  title: 'Flows/Engagements/Engagement Rows Export',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <ExportCsv
      actor={frozenActor(engagementRowsExportMachine, {
        state: parameters['state'],
        input: undefined,
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'engagement-rows-export', state: 'resting' } };
export const Exporting: Story = {
  parameters: { flow: 'engagement-rows-export', state: 'exporting' },
};

function Live() {
  const actor = useStoryActor(engagementRowsExportMachine);
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
  parameters: { flow: 'engagement-rows-export' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expect(await canvas.findByText('All pages are in the file.')).toBeVisible();
  }),
};
