import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { exampleAudit, exampleRound } from '#machines/asset-audit/asset-audit.fixtures.ts';
import { auditExportMachine } from '#machines/asset-audit/audit-export.machine.ts';
import type { ExportActor } from '#machines/lists/create-export.ts';
import type { AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { auditRights, createStaticRoundActor } from './asset-audit.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { RoundActions } from './round-head.tsx';

const Actions = ({ exporting }: { exporting: ExportActor<AssetAudit> }) => (
  <RoundActions
    round={createStaticRoundActor()}
    known={exampleRound}
    exporting={exporting}
    onPrint={fn()}
  />
);

const meta = {
  title: 'Flows/Asset Audit/Audit Export',
  tags: ['autodocs'],
  decorators: [withRights(auditRights), withRouter],
  render: (_, { parameters: { state } }) => (
    <Actions
      exporting={frozenActor(auditExportMachine, {
        state,
        input: undefined,
        context: { requested: exampleAudit },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'audit-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'audit-export', state: 'exporting' } };

function Live() {
  const actor = useStoryActor(auditExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <Actions exporting={actor} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The server is down at the first attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-export' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    setScenario('server-down');
    const button = await canvas.findByRole('button', { name: /Export to Excel/ });
    await userEvent.click(button);
    await waitFor(() => expect(problems).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('data-pending'));
    setScenario('healthy-network');
    await userEvent.click(button);
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
