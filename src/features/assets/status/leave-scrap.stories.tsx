import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scrappedAsset } from '#machines/assets/asset.fixtures.ts';
import {
  leaveScrapMachine,
  type LeaveScrapContext,
} from '#machines/assets/status/leave-scrap.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { calendar } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { LeaveScrapDialog } from './leave-scrap-dialog.tsx';
// Without this import, the calendar would load in the middle of a test path.
import '../form/day-of-disposal.tsx';

const requested = { row: scrappedAsset, to: 'InStore' as const };
const disposal = { row: scrappedAsset, to: 'Disposed' as const, disposedOn: '2026-03-11' };

const meta = {
  title: 'Flows/Assets/Leave Scrap',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <LeaveScrapDialog
      actor={frozenActor(leaveScrapMachine, {
        state: parameters['state'],
        input: { calendar },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<LeaveScrapContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'leave-scrap', state: 'resting' } };
export const Confirming: Story = {
  parameters: { flow: 'leave-scrap', state: 'confirming' },
  args: { context: requested },
};
export const ConfirmingDisposal: Story = {
  parameters: { flow: 'leave-scrap', state: 'confirming' },
  args: { context: disposal },
};
export const WithError: Story = {
  parameters: { flow: 'leave-scrap', state: 'confirming' },
  args: { context: { ...disposal, disposedOn: null, error: { rule: 'required' } } },
};
export const Failed: Story = {
  parameters: { flow: 'leave-scrap', state: 'confirming' },
  args: { context: { ...requested, failure: { kind: 'down', message: '' } } },
};
export const Changing: Story = {
  parameters: { flow: 'leave-scrap', state: 'changing' },
  args: { context: requested },
};

function Live() {
  const actor = useStoryActor(leaveScrapMachine, { input: { calendar } });
  const [isChanged, setChanged] = useState(false);
  useEmitted(actor, { 'asset.changed': () => setChanged(true) });
  const dispose = async () => {
    const columnFilters = [{ name: 'assetStatus', value: 'Scrap' }];
    const body = toSearchData({ ...firstPage, columnFilters });
    const [row] = (await api.listAssets({ body })).assetsManager;
    if (row) actor.send({ type: 'asset.leaveScrap', row, to: 'Disposed' });
  };
  return (
    <>
      <Button onPress={dispose}>Dispose</Button>
      {isChanged && <p>The list is outdated.</p>}
      <LeaveScrapDialog actor={actor} />
    </>
  );
}

/** No has the initial focus; a disposal has a date, today by default. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'leave-scrap' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dispose' }));
    const title = 'Are you sure you want to dispose the asset?';
    const question = await screen.findByRole('alertdialog', { name: title });
    await expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus();
    const day = await within(question).findByRole('group', { name: /Disposed On/ });
    await waitFor(() => expect(day).toBeVisible());
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('The list is outdated.')).toBeInTheDocument();
  }),
};
