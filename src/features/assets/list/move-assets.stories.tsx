import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleAsset, exampleChoices } from '#machines/assets/asset.fixtures.ts';
import {
  moveAssetsMachine,
  type MoveAssetsContext,
} from '#machines/assets/list/move-assets.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { getStaticChoices } from '../assets.fixtures.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { MoveAssetsDialog } from './move-assets-dialog.tsx';

const rows = [exampleAsset, { ...exampleAsset, id: 'second', assetCode: 'AS-LAP-0002' }];
const form = { assetLocationId: exampleChoices.assetLocations[0]?.id ?? '' };

const meta = {
  title: 'Flows/Assets/Move Assets',
  tags: ['autodocs'],
  args: { context: { rows, form }, choices: 'known' },
  render: ({ context, choices }, { parameters }) => (
    <MoveAssetsDialog
      choices={getStaticChoices(choices === 'known' ? exampleChoices : null)}
      actor={frozenActor(moveAssetsMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<MoveAssetsContext>; choices: 'known' | 'unknown' }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'move-assets', state: 'closed' } };
export const Filling: Story = { parameters: { flow: 'move-assets', state: 'filling' } };
export const WithErrors: Story = {
  parameters: { flow: 'move-assets', state: 'filling' },
  args: {
    context: {
      rows,
      form: { assetLocationId: '' },
      errors: { assetLocationId: { rule: 'required' } },
    },
  },
};
export const OneRejected: Story = {
  parameters: { flow: 'move-assets', state: 'filling' },
  args: {
    context: { rows: [exampleAsset], form, reasons: { [exampleAsset.id]: 'It is scrapped.' } },
  },
};
export const LocationsUnavailable: Story = {
  parameters: { flow: 'move-assets', state: 'filling' },
  args: { context: { rows, form: { assetLocationId: '' } }, choices: 'unknown' },
};
export const Moving: Story = { parameters: { flow: 'move-assets', state: 'moving' } };

function Live({ locations }: { locations: typeof exampleChoices }) {
  const actor = useStoryActor(moveAssetsMachine);
  const open = async () => {
    const columnFilters = [{ name: 'assetStatus', value: 'InStore' }];
    const body = toSearchData({ ...firstPage, columnFilters });
    const { assetsManager } = await api.listAssets({ body });
    actor.send({ type: 'OPEN', rows: assetsManager.slice(0, 2) });
  };
  return (
    <>
      <Button onPress={open}>Move two</Button>
      <MoveAssetsDialog actor={actor} choices={getStaticChoices(locations)} />
    </>
  );
}

const ines = loadWorld('ines', 'aster');

/**
 * The server is down at first; no input is lost, and both assets are moved at the second attempt.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'move-assets' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      return { world, locations: await api.getAssetDefaults({}) };
    },
  ],
  render: (_, { loaded }) => <Live locations={loaded['locations']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Move two' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 assets' }));
    await userEvent.click(await dialog.findByRole('button', { name: /New location/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No location' }));
    const move = dialog.getByRole('button', { name: 'Move' });
    setScenario('server-down');
    await userEvent.click(move);
    await expect(await dialog.findByText('No assets were moved')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(move);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
