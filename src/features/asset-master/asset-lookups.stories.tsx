import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exampleCategory, exampleLocation } from '#machines/asset-master/asset-lookup.fixtures.ts';
import { assetLookupsMachine } from '#machines/asset-master/asset-lookups.machine.ts';
import { withMasterRights } from './asset-master.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetLookupsScreen } from './asset-lookups.screen.tsx';

const lookups = {
  categories: [exampleCategory, { ...exampleCategory, id: '2', value: longText, count: 0 }],
  locations: [exampleLocation, { ...exampleLocation, id: '3', value: 'Head office', count: 31 }],
};

const meta = {
  title: 'Flows/Asset Master/Asset Lookups',
  tags: ['autodocs'],
  decorators: [withMasterRights, withRouter],
  args: { context: { lookups }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <AssetLookupsScreen
      onRetry={fn()}
      actor={frozenActor(assetLookupsMachine, { state, input: undefined, context, children })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof assetLookupsMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const unread = { context: { lookups: null } };
const resting = { flow: 'asset-lookups', state: 'loaded.resting' };

export const Loading: Story = {
  parameters: { flow: 'asset-lookups', state: 'loading' },
  args: unread,
};
export const Resting: Story = { parameters: { flow: 'asset-lookups', state: 'loaded.resting' } };
/** A user with read access only gets no controls for changes. */
export const ReadOnly: Story = {
  parameters: resting,
  decorators: [withRights(['assetMaster.basic']), withRouter],
};
export const NoRecords: Story = {
  parameters: resting,
  args: { context: { lookups: { categories: [], locations: [] } } },
};
export const Refreshing: Story = {
  parameters: { flow: 'asset-lookups', state: 'loaded.refreshing' },
};
/** The dialog has a separate machine, with separate stories. */
export const FillingLookup: Story = {
  parameters: { flow: 'asset-lookups', state: 'fillingLookup' },
  args: {
    children: {
      lookup: { state: 'editing.filling', input: { parentId: 'category', part: exampleCategory } },
    },
  },
};
export const DeletingLookup: Story = {
  parameters: { flow: 'asset-lookups', state: 'deletingLookup' },
  args: { children: { deletion: { state: 'confirming', input: { part: exampleLocation } } } },
};
export const Unavailable: Story = {
  parameters: { flow: 'asset-lookups', state: 'unavailable' },
  args: unread,
};

const Live = retried(({ onRetry }) => (
  <AssetLookupsScreen actor={useStoryActor(assetLookupsMachine, {})} onRetry={onRetry} />
));

/**
 * Loads at the second attempt; then a category in use cannot be deleted, and a location is added by
 * keyboard.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-lookups' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const persisted = await canvas.findByRole('button', { name: 'Delete Computers' });
    await expect(persisted).toHaveAccessibleDescription(/^Can’t be deleted: \d+ types use it/);
    canvas.getByRole('button', { name: 'Add location' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add location' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard('Harbour{Enter}');
    await expect(await canvas.findByRole('row', { name: /Harbour/ })).toBeVisible();
  }),
};
