import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleCategory } from '#machines/asset-master/asset-lookup.fixtures.ts';
import { assetLookupMachine } from '#machines/asset-master/asset-lookup.machine.ts';
import {
  emptyLookup,
  type AssetLookup,
  type LookupForm,
} from '#machines/asset-master/asset-lookup.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import LookupDialog from './lookup-dialog.tsx';

const meta = {
  title: 'Flows/Asset Master/Asset Lookup',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: 'category', part: exampleCategory };
    const actor = frozenActor(assetLookupMachine, { state, input, context });
    return (
      <>
        <StateCard machine={assetLookupMachine} actor={actor} />
        <LookupDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<AssetLookup, LookupForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'asset-lookup', state: 'editing.filling' };

export const Rename: Story = { parameters: { flow: 'asset-lookup', state: 'editing.filling' } };
export const Add: Story = {
  parameters: filling,
  args: { context: { parentId: 'location', part: null, form: emptyLookup, base: emptyLookup } },
};
export const WithErrors: Story = {
  parameters: filling,
  args: { context: { form: emptyLookup, errors: { value: { rule: 'required' } } } },
};
export const Stale: Story = {
  parameters: { flow: 'asset-lookup', state: 'editing.stale' },
  args: { context: { ...outdated, form: { value: 'Machines' }, theirFields: ['value'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'asset-lookup', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'asset-lookup', state: 'editing.parentDeleted' },
  args: { context: { part: null, form: { value: 'Boats' }, rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'asset-lookup', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'asset-lookup', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'asset-lookup', state: 'closed' } };

function Live() {
  const input = { parentId: 'category', part: null };
  return <LookupDialog actor={useStoryActor(assetLookupMachine, { input })} />;
}

/** A name that already exists is reported at its field, and corrected by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-lookup' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard('computers{Enter}');
    await expect(await dialog.findByText('The name computers is already in use.')).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Boats{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
