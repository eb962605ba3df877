import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  exampleAudit,
  foundAsset,
  missingAsset,
} from '#machines/asset-audit/asset-audit.fixtures.ts';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import { auditPrintMachine } from '#machines/asset-audit/audit-print.machine.ts';
import { Button } from '#ui/controls/button.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { PrintedRound } from './printed-round.tsx';

const input = { id: exampleAudit.id };

const meta = {
  title: 'Flows/Asset Audit/Audit Print',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  args: { content: null },
  render: ({ content }, { parameters: { state } }) => {
    const actor = frozenActor(auditPrintMachine, { state, input, context: { content } });
    return (
      <>
        <StateCard machine={auditPrintMachine} actor={actor} />
        <PrintedRound actor={actor} isOpen onClose={fn()} />
      </>
    );
  },
} satisfies Meta<{ content: readonly AuditedAsset[] | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'audit-print', state: 'closed' } };
export const Loading: Story = { parameters: { flow: 'audit-print', state: 'loading' } };
/** All assets are printed, and none is shown on the page. */
export const Shown: Story = {
  parameters: { flow: 'audit-print', state: 'shown' },
  args: { content: [missingAsset, foundAsset] },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText('AS-LAP-0006')).not.toBeVisible();
  }),
};
export const Failed: Story = { parameters: { flow: 'audit-print', state: 'failed' } };

function Live() {
  const actor = useStoryActor(auditPrintMachine, { input });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>Print</Button>
      <PrintedRound actor={actor} isOpen onClose={fn()} />
    </>
  );
}

/** All assets of a round are loaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-print' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(canvas.getByText('AS-LAP-0002')).toBeInTheDocument());
  }),
};
