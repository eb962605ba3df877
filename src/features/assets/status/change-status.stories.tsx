import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleAsset } from '#machines/assets/asset.fixtures.ts';
import { statusIds } from '#machines/assets/asset.ts';
import {
  changeStatusMachine,
  type ChangeStatusContext,
} from '#machines/assets/status/change-status.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { calendar } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ChangeStatusDialog } from './change-status-dialog.tsx';

const rows = [exampleAsset, { ...exampleAsset, id: 'second', assetCode: 'AS-LAP-0002' }];
const toRepair = { statusId: statusIds.Repair, day: '2026-03-02', repairNotes: 'Screen' };
const requested = { rows, form: toRepair };

const meta = {
  title: 'Flows/Assets/Change Status',
  tags: ['autodocs'],
  args: { context: requested },
  render: ({ context }, { parameters }) => (
    <ChangeStatusDialog
      actor={frozenActor(changeStatusMachine, {
        state: parameters['state'],
        input: { calendar },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<ChangeStatusContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'change-status', state: 'closed' } };
export const Filling: Story = { parameters: { flow: 'change-status', state: 'filling' } };
export const WithErrors: Story = {
  parameters: { flow: 'change-status', state: 'filling' },
  args: {
    context: {
      rows,
      form: { ...toRepair, statusId: '' },
      errors: { statusId: { rule: 'required' } },
    },
  },
};
export const Disposal: Story = {
  parameters: { flow: 'change-status', state: 'filling' },
  args: { context: { rows, form: { ...toRepair, statusId: statusIds.Disposed } } },
};
export const OneRejected: Story = {
  parameters: { flow: 'change-status', state: 'filling' },
  args: {
    context: {
      ...requested,
      rows: [exampleAsset],
      rejections: { [exampleAsset.id]: 'It is disposed.' },
    },
  },
};
export const Changing: Story = { parameters: { flow: 'change-status', state: 'changing' } };

function Live() {
  const actor = useStoryActor(changeStatusMachine, { input: { calendar } });
  const openDialog = async () => {
    const columnFilters = [{ name: 'assetStatus', value: 'InStore' }];
    const body = toSearchData({ ...firstPage, columnFilters });
    const { assetsManager } = await api.listAssets({ body });
    actor.send({ type: 'OPEN', rows: assetsManager.slice(0, 2), to: 'Scrap' });
  };
  return (
    <>
      <Button onPress={openDialog}>Scrap two</Button>
      <ChangeStatusDialog actor={actor} />
    </>
  );
}

/**
 * The server is down at first; no input is lost, and both assets are scrapped at the second
 * attempt.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'change-status' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Scrap two' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }));
    const change = dialog.getByRole('button', { name: 'Change status' });
    setScenario('server-down');
    await userEvent.click(change);
    await expect(await dialog.findByText('No statuses were changed')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(change);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
