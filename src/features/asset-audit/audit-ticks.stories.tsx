import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  exampleAudit,
  foundAsset,
  unexpectedAsset,
} from '#machines/asset-audit/asset-audit.fixtures.ts';
import {
  auditTicksMachine,
  type AuditTicksContext,
} from '#machines/asset-audit/audit-ticks.machine.ts';
import type { Stepped } from '#machines/asset-audit/tick.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ScanBar } from './scan-bar.container.tsx';

const input = { auditId: exampleAudit.id };
const stepped = (
  outcome: Stepped['outcome'],
  asset: Stepped['asset'] = null,
  message = '',
): AuditTicksContext['last'] => ({
  outcome,
  asset,
  message,
  audit: exampleAudit,
  code: asset?.assetCode ?? 'SN-4711',
});

const meta = {
  title: 'Flows/Asset Audit/Audit Ticks',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => (
    <ScanBar personId="ines" ticks={frozenActor(auditTicksMachine, { state, input, context })} />
  ),
} satisfies Meta<{ context: Partial<AuditTicksContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const resting = { flow: 'audit-ticks', state: 'resting' };

export const Resting: Story = { parameters: { flow: 'audit-ticks', state: 'resting' } };
export const Found: Story = {
  parameters: resting,
  args: { context: { last: stepped('Ticked', foundAsset) } },
};
export const Unexpected: Story = {
  parameters: resting,
  args: { context: { last: stepped('Ticked', unexpectedAsset) } },
};
export const AlreadyTicked: Story = {
  parameters: resting,
  args: { context: { last: stepped('Already', foundAsset) } },
};
export const Unknown: Story = {
  parameters: resting,
  args: { context: { last: stepped('Unknown') } },
};
export const MultipleMatches: Story = {
  parameters: resting,
  args: { context: { last: stepped('Several') } },
};
/** Codes without a match stay listed after further scans. */
export const MissedCodes: Story = {
  parameters: resting,
  args: {
    context: {
      last: stepped('Unknown'),
      missed: [
        { code: 'NO-SUCH-CODE', why: 'Unknown', reason: '' },
        { code: 'PF-2', why: 'Several', reason: '' },
        { code: 'AS-LAP-0002', why: 'Refused', reason: 'The audit round is finished.' },
      ],
    },
  },
};
export const Unticked: Story = {
  parameters: resting,
  args: { context: { last: stepped('Unticked') } },
};
export const Rejected: Story = {
  parameters: resting,
  args: { context: { last: stepped('Refused', null, 'The audit round is finished.') } },
};
export const Stepping: Story = {
  parameters: { flow: 'audit-ticks', state: 'stepping' },
  args: { context: { queue: [{ what: 'tick', code: 'AS-LAP-0002' }] } },
};
export const Failed: Story = {
  parameters: { flow: 'audit-ticks', state: 'failed' },
  args: {
    context: { queue: [{ what: 'tick', code: 'AS-LAP-0002' }], cause: 'unreachable' },
  },
};

function Live() {
  return <ScanBar personId="ines" ticks={useStoryActor(auditTicksMachine, { input })} />;
}

/**
 * A scanner types a code and ends with Enter or Tab: one asset is not expected, and is already
 * ticked the second time; a code without an asset stays listed.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-ticks' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Code' });
    await userEvent.keyboard('AS-LAP-0005{Enter}');
    await expect(await canvas.findByText('is unexpected: Disposed.')).toHaveTextContent(
      /^AS-LAP-0005 is unexpected: Disposed\.$/,
    );
    await userEvent.keyboard('NO-SUCH-CODE{Tab}');
    await expect(await canvas.findByText('1 code to check')).toBeVisible();
    await userEvent.keyboard('AS-LAP-0005{Tab}');
    await expect(await canvas.findByText(/^was already found/)).toHaveTextContent(
      /^AS-LAP-0005 was already found/,
    );
    await userEvent.click(canvas.getByRole('button', { name: /Remove .*NO-SUCH-CODE/ }));
    await expect(canvas.queryByText('1 code to check')).toBeNull();
  }),
};
