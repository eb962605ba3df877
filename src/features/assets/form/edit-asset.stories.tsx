import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { toAssetForm } from '#machines/assets/form/asset-form.ts';
import { propertyField } from '#machines/assets/form/asset-property.ts';
import { statusIds } from '#machines/assets/asset.ts';
import { createStatusFields } from '#machines/assets/status/asset-status.ts';
import {
  exampleChoices,
  exampleDetail,
  exampleProperties,
} from '#machines/assets/asset.fixtures.ts';
import {
  editAssetMachine,
  type EditAssetContext,
} from '#machines/assets/form/edit-asset.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { calendar } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, staticForm, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { EditAssetScreen } from './edit-asset.screen.tsx';

const base = toAssetForm(exampleDetail);
const read = { detail: exampleDetail, choices: exampleChoices, form: base, base };
const input = {
  id: exampleDetail.id,
  calendar,
  rights: { details: true, properties: true },
  persisted: null,
};

const meta = {
  title: 'Flows/Assets/Edit Asset',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: read },
  render: ({ context }, { parameters }) => (
    <EditAssetScreen
      {...staticForm}
      actor={frozenActor(editAssetMachine, {
        state: parameters['state'],
        input,
        context,
        children:
          parameters['state'] === 'loaded.changingStatus'
            ? {
                status: {
                  state: 'sentToRepair',
                  input: {
                    saved: 'InStore',
                    to: 'Repair',
                    before: createStatusFields('InStore'),
                    threshold: '2025-02-03',
                    assignee: '',
                    calendar,
                  },
                },
              }
            : {},
      })}
    />
  ),
} satisfies Meta<{ context: Partial<EditAssetContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<EditAssetContext> = {}): Story => ({
  parameters: { flow: 'edit-asset', state: name },
  args: { context: { ...read, ...context } },
});

export const Idle = state('idle');
export const LoadingDetails = state('loadingDetails');
/** The four documented sections and both buttons. */
export const Filling: Story = {
  ...state('loaded.filling'),
  play: playIfEnabled(async ({ canvas }) => {
    const sections = [
      'Asset Details',
      'Asset Type Properties',
      'Vendor Details',
      'Warranty Details',
    ];
    for (const name of sections) {
      await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    }
    await expect(canvas.getByRole('button', { name: 'Update Asset' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  }),
};
/** A user who may only edit the properties. */
export const PropertiesOnly = state('loaded.filling', {
  rights: { details: false, properties: true },
});
export const NoProperties: Story = {
  ...state('loaded.filling', { detail: { ...exampleDetail, assetProperties: [] } }),
  play: playIfEnabled(async ({ canvas }) => {
    const none = 'Asset Type Properties are not available for this asset type.';
    await expect(await canvas.findByText(none)).toBeVisible();
  }),
};
export const WithErrors = state('loaded.filling', {
  form: { ...base, assetCode: '', statusId: statusIds.Scrap },
  errors: {
    assetCode: { rule: 'required' },
    scrappedOn: { rule: 'required' },
    [exampleProperties[0] ? propertyField(exampleProperties[0]) : '']: { rule: 'required' },
  },
});
export const LongTexts = state('loaded.filling', { form: { ...base, name: longText } });
/** The form offers unsaved input from before. */
export const Offering = state('loaded.filling', {
  offered: { base, form: { ...base, name: 'Mine' } },
});
/** An update has failed: the input is still there, and the details are loaded again. */
export const Reloading = state('loadingDetails', {
  form: { ...base, name: 'Mine' },
  hasFailed: true,
  failure: { kind: 'down', message: '' },
});
/** Two people have changed the asset: the user selects which values to save. */
export const Conflict: Story = {
  ...state('conflict', {
    form: { ...base, name: 'Mine', dateOfPurchase: '2024-05-01' },
    theirs: {
      detail: exampleDetail,
      form: { ...base, name: 'Theirs', statusId: statusIds.Repair },
    },
    rejection: 'Jon Berg changed this asset.',
  }),
  play: playIfEnabled(async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('cell', { name: 'Mine' })).toBeVisible();
    await expect(within(dialog).getByRole('cell', { name: 'Theirs' })).toBeVisible();
    await expect(within(dialog).getByRole('cell', { name: 'Repair' })).toBeVisible();
  }),
};
export const ChangingStatus = state('loaded.changingStatus');
/** "Asset details cannot be edited when the asset status is 'Scrap'." */
export const Locked = state('loaded.locked', {
  detail: { ...exampleDetail, assetStatus: 'Scrap' },
  form: { ...base, statusId: statusIds.Scrap },
  base: { ...base, statusId: statusIds.Scrap },
});
export const Disposed = state('loaded.locked', {
  detail: { ...exampleDetail, assetStatus: 'Disposed' },
  form: { ...base, statusId: statusIds.Disposed },
  base: { ...base, statusId: statusIds.Disposed },
});
export const Saving = state('saving', { form: { ...base, name: 'Mine' } });
export const ToList = state('toList');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

const Live = retried<{ id: string }>(({ id, onRetry }) => {
  const actor = useStoryActor(editAssetMachine, { input: { ...input, id } });
  useSendOnChange(actor, { type: 'LOAD' });
  return <EditAssetScreen actor={actor} notFound={null} onRetry={onRetry} />;
});

const ines = loadWorld('ines', 'aster');
const stored = async () => {
  const columnFilters = [{ name: 'assetStatus', value: 'InStore' }];
  const { assetsManager } = await api.listAssets({
    body: toSearchData({ ...firstPage, columnFilters }),
  });
  return assetsManager[0];
};

/** Loads at the second attempt; the asset is sent to repair with notes, and saved. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'edit-asset' },
  loaders: [
    async (context) => {
      const { world } = await ines(context);
      return { world, id: (await stored())?.id };
    },
  ],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Repair' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sent to repair' });
    await userEvent.type(
      within(dialog).getByLabelText('Repair notes before service'),
      'The fan is loud.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Update Asset' }));
    const path = { id: String(loaded['id']) };
    await waitFor(async () => {
      const { assetView } = await api.getAssetView({ path });
      await expect(assetView.assetStatus).toBe('Repair');
    });
  }),
};
