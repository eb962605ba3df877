import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { assetPropertyMachine } from '#machines/asset-master/asset-property.machine.ts';
import { exampleAssetType, exampleProperty } from '#machines/asset-master/asset-type.fixtures.ts';
import {
  controlTypeIds,
  dataTypeIds,
  emptyProperty,
  toPropertyForm,
  type PropertyForm,
  type TypeProperty,
} from '#machines/asset-master/type-property.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import PropertyDialog from './property-dialog.tsx';

const parentId = exampleAssetType.id;
const form = { ...toPropertyForm(exampleProperty), assetTypePropertyName: 'Main memory' };

const meta = {
  title: 'Flows/Asset Master/Asset Property',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId, part: exampleProperty };
    const actor = frozenActor(assetPropertyMachine, { state, input, context });
    return (
      <>
        <StateCard machine={assetPropertyMachine} actor={actor} />
        <PropertyDialog actor={actor} assetCount={exampleAssetType.assetCount} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<TypeProperty, PropertyForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'asset-property', state: 'editing.filling' };

/** The kind cannot change, nor can the options that assets use. */
export const Edit: Story = { parameters: { flow: 'asset-property', state: 'editing.filling' } };
export const Add: Story = {
  parameters: filling,
  args: { context: { part: null, form: emptyProperty, base: emptyProperty } },
};
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: {
      part: null,
      form: {
        ...emptyProperty,
        controlTypeId: controlTypeIds.DropDown,
        dataTypeId: dataTypeIds.Number,
        controlDataListValue: [{ id: '', description: 'wide' }],
      },
      errors: {
        assetTypePropertyName: { rule: 'required' },
        controlDataListValue: { rule: 'numeric' },
      },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'asset-property', state: 'editing.stale' },
  args: { context: { ...outdated, form, theirFields: ['isMandatory'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'asset-property', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'asset-property', state: 'editing.parentDeleted' },
  args: { context: { part: null, form, rejection: 'This asset type was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'asset-property', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'asset-property', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'asset-property', state: 'closed' } };

function Live() {
  const actor = useStoryActor(assetPropertyMachine, { input: { parentId, part: null } });
  return <PropertyDialog actor={actor} assetCount={3} />;
}

/** Ines adds a drop-down: first without an option, then with one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-property' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add property' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await waitFor(() => expect(dialog.getByText(/^3 assets have no value yet/)).toBeVisible());
    await userEvent.keyboard('Colour');
    await userEvent.click(dialog.getByRole('button', { name: /Control type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Drop-down' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Options is required')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add row' }));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Option' }), 'Silver');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const path = { typeId: parentId };
    const { assetTypeProperties } = await api.listAssetTypeProperties({ path });
    const made = assetTypeProperties.find((each) => each.assetTypePropertyName === 'Colour');
    await expect(made?.controlDataListValue.map(({ description }) => description)).toEqual([
      'Silver',
    ]);
  }),
};
