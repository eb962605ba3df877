import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { assetTypeListMachine } from '#machines/asset-master/asset-type-list.machine.ts';
import { exampleAssetType } from '#machines/asset-master/asset-type.fixtures.ts';
import { withMasterRights } from './asset-master.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { AssetTypeListScreen } from './asset-type-list.screen.tsx';

const unused = { propertyCount: 0, assetCount: 0, assignedCount: 0 };
const { state, interaction } = listStories(assetTypeListMachine, AssetTypeListScreen, [
  exampleAssetType,
  { ...exampleAssetType, ...unused, id: '2', code: 'SCN', name: 'Barcode scanner', isTeam: true },
  { ...exampleAssetType, id: '3', code: longText, name: longText },
]);

const meta = {
  title: 'Flows/Asset Master/Asset Type List',
  tags: ['autodocs'],
  decorators: [withMasterRights, withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
/** A user with read access only gets no controls for changes. */
export const ReadOnly: Story = {
  ...state('shown'),
  decorators: [withRights(['assetMaster.basic']), withRouter],
};
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/**
 * A type with assets cannot be deleted and shows the reason; the one without is deleted, by
 * keyboard only.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent }: StoryContext) => {
      const persisted = await canvas.findByRole('button', { name: 'Delete Laptop' });
      await expect(persisted).toHaveAttribute('aria-disabled', 'true');
      await expect(persisted).toHaveAccessibleDescription(
        /^Can’t be deleted: \d+ assets use this type/,
      );
      const toAssets = canvas.getByRole('link', { name: /^Show \d+ assets of ⁨Laptop⁩$/ });
      await expect(toAssets).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/assetManager\?filter\.assetTypeIds=a55e7000-/),
      );
      canvas.getByRole('link', { name: 'Docking station' }).focus();
      await userEvent.keyboard('{Delete}');
      const question = await screen.findByRole('alertdialog', { name: /Docking station/ });
      await expect(question).toHaveTextContent('Its properties will be deleted, too.');
      await waitFor(() =>
        expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(() =>
        expect(canvas.queryByRole('link', { name: 'Docking station' })).toBeNull(),
      );
    }),
  ),
};
