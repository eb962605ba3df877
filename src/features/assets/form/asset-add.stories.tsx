import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { assetAddMachine, type AssetAddContext } from '#machines/assets/form/asset-add.machine.ts';
import { toAssetForm, emptyAsset } from '#machines/assets/form/asset-form.ts';
import {
  exampleChoices,
  exampleDetail,
  exampleProperties,
} from '#machines/assets/asset.fixtures.ts';
import { calendar, withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssetAddScreen } from './asset-add.screen.tsx';

const form = toAssetForm(exampleDetail);
const typed = { choices: exampleChoices, properties: exampleProperties, form };
const input = { calendar, newId: exampleDetail.id, persisted: null };

const meta = {
  title: 'Flows/Assets/Asset Add',
  tags: ['autodocs'],
  decorators: [withRights(['assetManager.add', 'assetMaster.add', 'vendors.basic']), withRouter],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <AssetAddScreen
      onRetry={fn()}
      actor={frozenActor(assetAddMachine, { state: parameters['state'], input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<AssetAddContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<AssetAddContext> = {}): Story => ({
  parameters: { flow: 'asset-add', state: name },
  args: { context: { choices: exampleChoices, ...context } },
});

export const Loading = state('loading');
export const Copying = state('copying');
/** The three documented sections and both buttons. */
export const New: Story = {
  ...state('editing.filling'),
  play: playIfEnabled(async ({ canvas }) => {
    for (const name of ['Asset Details', 'Vendor Details', 'Warranty Details']) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Save Asset' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  }),
};
/** In a new tenant, the form links to the records that an asset needs. */
export const NoChoices: Story = {
  ...state('editing.filling', { choices: { ...exampleChoices, assetTypes: [], vendors: [] } }),
  play: playIfEnabled(async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Add an asset type' });
    await expect(link).toHaveAttribute('href', '/assetMaster/addAssetType');
    await expect(canvas.getByRole('link', { name: 'Add a vendor' })).toBeVisible();
  }),
};
/** A user who may add none of them sees which records are missing. */
export const NoChoicesToAdd: Story = {
  ...NoChoices,
  decorators: [withRights(['assetManager.add'])],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Add an asset type first.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Add an asset type' })).toBeNull();
  }),
};
export const Filling = state('editing.filling', typed);
/** Enter after a scanned code moves to the next field and does not submit the incomplete form. */
export const ScannedCode: Story = {
  ...state('editing.filling'),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Asset Code/), 'AS-LAP-0099{Enter}');
    await waitFor(() => expect(canvas.getByLabelText(/^Name/)).toHaveFocus());
    await expect(canvas.queryByText(/problems?$/)).toBeNull();
  }),
};
export const WithErrors = state('editing.filling', {
  form: { ...form, dateOfPurchase: '2026-04-01', price: '1.2345' },
  errors: {
    assetTypeId: { rule: 'required' },
    dateOfPurchase: { rule: 'inFuture' },
    price: { rule: 'max_decimals', values: { limit: 3 } },
    warrantyStartDate: { rule: 'notBefore', values: { day: '01/04/2026' } },
  },
});
export const LongTexts = state('editing.filling', { ...typed, form: { ...form, name: longText } });
export const Offering = state('editing.filling', { offered: { base: emptyAsset, form } });
export const Rejected = state('editing.filling', {
  ...typed,
  failure: { kind: 'conflict', message: 'The code is taken.' },
  errors: { assetCode: { message: 'The code is taken.' } },
});
const multiple = { ...form, assetCode: 'AS-LAP-0061', isBulk: true };
export const Bulk = state('editing.filling', {
  ...typed,
  form: {
    ...multiple,
    serialNumbers: Array.from({ length: 14 }, (_, at) => `PF-${at}`).join('\n'),
  },
});
export const BulkDuplicates = state('editing.filling', {
  ...typed,
  form: { ...multiple, serialNumbers: 'PF-1\nPF-2\nPF-1' },
  errors: { serialNumbers: { rule: 'lines_twice', values: { count: 1, list: 'PF-1' } } },
});
export const LoadingType = state('editing.loadingType.filling', { form });
export const SaveAwaited = state('editing.loadingType.awaited', { form });
export const TypeDeleted = state('editing.renewingChoices', {
  form: { ...form, assetTypeId: '' },
  errors: { assetTypeId: { rule: 'deletedMeanwhile' } },
});
export const TypeUnread = state('editing.typeUnread', { form });
export const Saving = state('saving', typed);
export const SavingThenAddingAnother = state('saving', { ...typed, isAnother: true });
export const Saved = state('saved', typed);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => (
  <AssetAddScreen actor={useStoryActor(assetAddMachine, { input })} onRetry={onRetry} />
));

/**
 * The type suggests a code, from which the codes of multiple assets are numbered; missing fields
 * are reported, and the first one gets the focus.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-add' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: /Asset Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Laptop' }));
    const code = canvas.getByLabelText(/Asset Code/);
    await waitFor(() => expect(code).not.toHaveValue(''));
    await userEvent.click(canvas.getByRole('switch', { name: /Add several/ }));
    await userEvent.type(await canvas.findByLabelText(/Serial Numbers/), 'PF-1{Enter}PF-2');
    await expect(await canvas.findByText(/^2 assets: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save 2 Assets' }));
    await expect(await canvas.findByText(/^There are \d+ problems$/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Warranty Details' })).toBeVisible();
  }),
};
