import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  assetStatusChangeMachine,
  type StatusChangeContext,
} from '#machines/assets/status/asset-status-change.machine.ts';
import { getStatus, createStatusFields } from '#machines/assets/status/asset-status.ts';
import type { AssetStatus } from '#machines/assets/asset.ts';
import { useSelector } from '@xstate/react';
import { calendar } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { AssetStatusDialogs } from './asset-status-dialogs.tsx';

const createInput = (saved: AssetStatus, to: AssetStatus) => ({
  saved,
  to,
  before: createStatusFields(saved),
  threshold: '2025-02-03',
  assignee: 'Ben Okafor',
  calendar,
});

const meta = {
  title: 'Flows/Assets/Asset Status Change',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <AssetStatusDialogs
      actor={frozenActor(assetStatusChangeMachine, {
        state: parameters['state'],
        input: createInput('Assigned', 'Repair'),
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<StatusChangeContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<StatusChangeContext> = {}): Story => ({
  parameters: { flow: 'asset-status-change', state: name },
  args: { context },
});
const form = { ...createStatusFields('Repair'), sentToRepairOn: '2026-03-11' };

export const Deciding = state('deciding');
export const ConfirmingLeave = state('confirmingLeave');
export const SentToRepair = state('sentToRepair', { form });
export const SentWithErrors = state('sentToRepair', {
  form: { ...form, sentToRepairOn: null, repairNotesBeforeService: 'x'.repeat(201) },
  errors: {
    sentToRepairOn: { rule: 'required' },
    repairNotesBeforeService: { rule: 'max', values: { max: 200 } },
  },
});
export const ReturnedFromRepair = state('returnedFromRepair', {
  form: { ...createStatusFields('InStore'), returnedFromRepairOn: '2026-03-11' },
});
export const ConfirmingDisposal = state('confirmingDisposal');
export const Completed = state('completed');

function Live() {
  const actor = useStoryActor(assetStatusChangeMachine, {
    input: createInput('Assigned', 'Disposed'),
  });
  const status = useSelector(actor, ({ output }) => output && getStatus(output.statusId));
  return (
    <>
      <AssetStatusDialogs actor={actor} />
      {status && <p>Selected: {status}</p>}
    </>
  );
}

/** The assignment ends; answering No to the disposal scraps the asset, as built. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-status-change' },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const leave = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to proceed with changing the status?',
    });
    await expect(leave).toHaveTextContent('Ben Okafor');
    await userEvent.click(within(leave).getByRole('button', { name: 'Yes' }));
    const disposal = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to dispose the asset?',
    });
    await waitFor(() => expect(within(disposal).getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.click(within(disposal).getByRole('button', { name: 'No' }));
    await expect(await canvas.findByText('Selected: Scrap')).toBeInTheDocument();
  }),
};

/** Escape is safe: the asset keeps its status. */
export const EscapeFromDisposal: Story = {
  parameters: { flow: 'asset-status-change' },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const leave = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to proceed with changing the status?',
    });
    await userEvent.click(within(leave).getByRole('button', { name: 'Yes' }));
    const disposal = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to dispose the asset?',
    });
    await waitFor(() => expect(within(disposal).getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Selected: Assigned')).toBeInTheDocument();
  }),
};
