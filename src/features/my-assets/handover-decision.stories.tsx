import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  handoverDecisionMachine,
  type HandoverDecisionContext,
} from '#machines/my-assets/handover-decision.machine.ts';
import { api } from '#openapi/client/index.ts';
import { HandoverDecisionDialog } from '#records/handover/handover-decision-dialog.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

// The asset that waits for Ben in the demo world.
const assets = [{ id: 'a55e7001-0000-4000-9000-000000000071', assetCode: 'AS-MON-0007' }];
const typed = { form: { remark: 'A scratch on the frame' } };
const rejection = { ...typed, kind: 'decline' as const };

const meta = {
  title: 'Flows/My Assets/Handover Decision',
  tags: ['autodocs'],
  args: { context: typed },
  render: ({ context }, { parameters }) => (
    <HandoverDecisionDialog
      actor={frozenActor(handoverDecisionMachine, {
        state: parameters['state'],
        input: { kind: 'accept', assets, persisted: null },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<HandoverDecisionContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'handover-decision', state: 'filling' } };
export const FillingMultiple: Story = {
  parameters: { flow: 'handover-decision', state: 'filling' },
  args: { context: { assets: [...assets, { id: 'second', assetCode: 'AS-LAP-0002' }] } },
};
export const FillingDecline: Story = {
  parameters: { flow: 'handover-decision', state: 'filling' },
  args: { context: rejection },
};
export const FillingBulkDecline: Story = {
  parameters: { flow: 'handover-decision', state: 'filling' },
  args: {
    context: { ...rejection, assets: [...assets, { id: 'second', assetCode: 'AS-LAP-0002' }] },
  },
};
export const WithError: Story = {
  parameters: { flow: 'handover-decision', state: 'filling' },
  args: { context: { kind: 'decline', errors: { remark: { rule: 'required' } } } },
};
export const Failed: Story = {
  parameters: { flow: 'handover-decision', state: 'filling' },
  args: { context: { ...typed, failure: { kind: 'down', message: '' } } },
};
export const Conflict: Story = {
  parameters: { flow: 'handover-decision', state: 'filling' },
  args: {
    context: {
      ...typed,
      failure: { kind: 'conflict', message: 'The assignment has ended already.' },
    },
  },
};
export const Accepting: Story = { parameters: { flow: 'handover-decision', state: 'accepting' } };
export const Declining: Story = {
  parameters: { flow: 'handover-decision', state: 'declining' },
  args: { context: rejection },
};
export const Decided: Story = { parameters: { flow: 'handover-decision', state: 'decided' } };
export const Closed: Story = { parameters: { flow: 'handover-decision', state: 'closed' } };

function Live() {
  const actor = useStoryActor(handoverDecisionMachine, {
    input: { kind: 'decline', assets, persisted: null },
  });
  return <HandoverDecisionDialog actor={actor} />;
}

/** Ben declines an asset that he does not have: by keyboard, with a reason. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'handover-decision' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(reason).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(reason, 'It never came');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { myAssets } = await api.listMyAssets({});
    const states = myAssets.map(({ assignment }) => assignment.handover?.state);
    await expect(states).toContain('Declined');
  }),
};
