import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { assetViewMachine } from '#machines/assets/asset-view.machine.ts';
import { exampleView } from '#machines/assets/asset.fixtures.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { AssetViewStory, StaticAssetView } from './assets.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';

const { state } = viewStories(assetViewMachine, StaticAssetView, exampleView);
const { Live } = viewStories(assetViewMachine, AssetViewStory, exampleView);

const meta = {
  title: 'Flows/Assets/Asset View',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
/** A free asset, in store, of a type without properties. */
export const MinimalFields: Story = {
  ...state('shown', {
    ...exampleView,
    name: '',
    assetStatus: 'InStore',
    employeeName: '',
    teamName: '',
    serialNumber: '',
    assetLocationName: '',
    price: 0,
    warrantyStartDateAsString: '',
    warrantyPeriod: 0,
    warrantyEndDateAsString: '',
    assetProperties: [],
  }),
  play: playIfEnabled(async ({ canvas }) => {
    const none = "This Asset Type's properties are yet to be added.";
    await expect(await canvas.findByText(none)).toBeVisible();
  }),
};
/** A disposed asset is final: it cannot be edited, and the page shows why. */
export const Disposed: Story = {
  ...state('shown', { ...exampleView, assetStatus: 'Disposed' }),
  play: playIfEnabled(async ({ canvas }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Asset' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('link', { name: 'Edit Asset' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to list' })).toBeVisible();
  }),
};
/** An asset in repair that was never scrapped shows the date, and can be brought back. */
export const InRepair: Story = {
  ...state('shown', {
    ...exampleView,
    assetStatus: 'Repair',
    employeeId: null,
    employeeName: '',
    teamName: '',
    assignmentId: null,
    handover: null,
    returnedFromRepairOnAsString: '',
  }),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const dates = await canvas.findByRole('region', { name: 'Status Dates' });
    await expect(dates).toHaveTextContent('13/01/2025');
    await expect(dates).not.toHaveTextContent('Scrap On');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /Return from repair/ })).toBeVisible();
    const assign = screen.getByRole('menuitem', { name: /Assign/ });
    await expect(assign).toHaveTextContent('Only assets in store can be assigned.');
    await userEvent.keyboard('{Escape}');
  }),
};
/** An action is hidden if its right is missing. */
export const NoRights: Story = {
  ...state('shown', exampleView),
  decorators: [withRights(['assetManager.view', 'assetManager.basic'])],
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /Labels/ })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: /Assign|Return|Duplicate/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
  }),
};
export const LongText = state('shown', { ...exampleView, name: longText, serialNumber: longText });
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const jon = loadWorld('jon', 'aster');

/** Loads at the second attempt; then the history is opened. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-view' },
  loaders: [
    async (context) => {
      const { world } = await jon(context);
      const { assetsManager } = await api.listAssets({ body: toSearchData(firstPage) });
      return { world, id: assetsManager[0]?.id };
    },
  ],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('region', { name: 'Vendor Details' })).toBeVisible();
    await expect(canvas.getByText(/₹/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View History' }));
    const history = await screen.findByRole('list', { name: 'Status History' });
    await waitFor(() => expect(history).toBeVisible());
  }),
};
