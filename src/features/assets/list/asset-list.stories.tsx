import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { assetListMachine } from '#machines/assets/list/asset-list.machine.ts';
import { exampleAsset, scrappedAsset } from '#machines/assets/asset.fixtures.ts';
import type { Asset } from '#machines/assets/asset.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { AssetListStory, StaticAssetList } from '../assets.fixtures.tsx';
import {
  useStoryListAddress,
  retried,
  serverDown,
  createStaticListState,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const rows: readonly Asset[] = [
  exampleAsset,
  {
    ...exampleAsset,
    id: 'stored',
    assetCode: 'AS-MON-0002',
    assetStatus: 'InStore',
    assetTypeId: 'a55e7000-0000-4000-8000-000000000403',
    assetType: 'Monitor',
    employeeId: null,
    employeeName: '',
    teamName: '',
  },
  {
    ...exampleAsset,
    id: 'repaired',
    assetCode: 'AS-PHO-0003',
    assetStatus: 'Repair',
    assetTypeId: 'a55e7000-0000-4000-8000-000000000404',
    assetType: 'Mobile phone',
    employeeId: null,
    employeeName: '',
    teamName: '',
  },
  scrappedAsset,
  {
    ...scrappedAsset,
    id: 'disposed',
    assetCode: 'AS-CHR-0005',
    assetStatus: 'Disposed',
    assetTypeId: 'other',
    assetType: 'Chair',
    name: longText,
  },
];
const counts = { Assigned: 18, InStore: 12, Repair: 3, Scrap: 2, Disposed: 2 };
const shown = { rows, total: 37, counts, shownSearch: firstPage };
const { state } = listStories(assetListMachine, StaticAssetList, rows);

const meta = {
  title: 'Flows/Assets/Asset List',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
/** A user without any right to change assets sees a read-only list. */
export const ReadOnly: Story = {
  ...state('shown', shown),
  decorators: [withRights(['assetManager.basic'])],
};
/** In a new tenant, the list links to the form for the first asset. */
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No assets yet.', { role: 'link', name: 'Add Asset' }),
  ),
};
/** A user without the right to add assets only sees that there are none. */
export const NoRecordsToAdd: Story = {
  ...NoRecords,
  decorators: [withRights(['assetManager.basic'])],
  play: playIfEnabled(({ canvas }) => nothingYet(canvas, 'No assets yet.', null)),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
export const ConfirmingDelete = state('confirmingDelete', { ...shown, selected: exampleAsset });
export const Deleting = state('deleting', { ...shown, selected: exampleAsset });
export const Selected = state('shown', { ...shown, selection: rows.slice(1) });
export const ConfirmingDeleteSelected = state('confirmingDeleteSelected', {
  ...shown,
  selection: rows,
});
export const DeletingSelected = state('deletingSelected', {
  ...shown,
  selection: rows.slice(1),
  queue: rows.slice(1),
  report: { succeeded: rows.slice(0, 1), remaining: [] },
});
/** One asset is assigned: it stays selected, and the reason is shown. */
export const SomeRemaining = state('shown', {
  ...shown,
  selection: [exampleAsset],
  report: {
    succeeded: rows.slice(1, 2),
    remaining: [
      {
        row: exampleAsset,
        failure: {
          kind: 'conflict',
          message: 'AS-LAP-0001 is assigned to Ben Okafor. Return it before you delete it.',
        },
      },
    ],
  },
});

const ines = loadWorld('ines', 'aster');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(assetListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return (
    <AssetListStory {...createStaticListState()} {...listState} actor={actor} onRetry={onRetry} />
  );
});

/** By keyboard: an asset is filtered for and deleted, and the list is loaded again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-list' },
  loaders: [ines],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1 - 10 of 60 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Showing 11 - 20 of 60 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Filter by Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'InStore' }));
    await waitFor(() => expect(canvas.queryByText(/of 60 records$/)).toBeNull());
    const statusText = (await canvas.findByText(/^Showing 1 - /)).textContent ?? '';
    const [remove] = await canvas.findAllByRole('button', { name: /^Delete AS-/ });
    remove?.focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: /^Delete AS-.*\?$/ });
    await expect(question).toHaveTextContent("You won't be able to revert this!");
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByText(statusText)).toBeNull());
  }),
};

/** By keyboard: the assets in one status are shown with their total, and then all of them again. */
export const InteractionByStatus: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-list' },
  loaders: [ines],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1 - 10 of 60 records')).toBeVisible();
    const statuses = within(canvas.getByRole('group', { name: 'Status' }));
    const counted = () => statuses.getAllByRole('button').map(({ textContent }) => textContent);
    const before = counted();
    const inRepair = statuses.getByRole('button', { name: /^Repair \d+$/ });
    const count = inRepair.textContent?.replace('Repair ', '');
    inRepair.focus();
    await userEvent.keyboard('{Enter}');
    await expect(inRepair).toHaveAttribute('aria-pressed', 'true');
    const statusText = `Showing 1 - ${count} of ${count} records`;
    await waitFor(() => expect(canvas.getByText(statusText)).toHaveAttribute('role', 'status'));
    await expect(counted()).toEqual(before);
    await userEvent.keyboard('{Enter}');
    await expect(statuses.getByRole('button', { name: 'All 60' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(await canvas.findByText('Showing 1 - 10 of 60 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'In repair now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In repair now' }));
    const countText = await dialog.findByText(`${count} of ${count} assets in repair`);
    await waitFor(() => expect(countText).toBeVisible());
  }),
};

/** Multiple types and assignees are selected, and taken back together. */
export const InteractionByMultiple: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-list' },
  decorators: [withRights(['assetManager.basic', 'assetAssignments.basic'])],
  loaders: [ines],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 1 - 10 of 60 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    const filters = within(await canvas.findByRole('group', { name: 'More filters' }));
    await waitFor(() => expect(filters.getByRole('button', { name: /Asset Type/ })).toBeEnabled());
    await userEvent.click(filters.getByRole('button', { name: /Asset Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Laptop' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Projector' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText(/of 60 records$/)).toBeNull());
    const ofTypes = (await canvas.findByText(/^Showing 1 - /)).textContent;
    // The filter works without its column.
    await userEvent.click(filters.getByRole('button', { name: /Warranty/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Expired' }));
    await waitFor(() => expect(canvas.queryByText(ofTypes ?? '')).toBeNull());
    await userEvent.click(filters.getByRole('button', { name: /Warranty/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'All' }));
    await canvas.findByText(ofTypes ?? '');
    await userEvent.type(filters.getByRole('combobox', { name: /Assigned to/ }), 'okaf');
    await screen.findByRole('option', { name: /Ben Okafor/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await filters.findByRole('button', { name: /^Remove filter/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(ofTypes ?? '')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await expect(await canvas.findByText('Showing 1 - 10 of 60 records')).toBeVisible();
  }),
};

/** Loading fails at first; then an assigned asset cannot be deleted. */
export const InteractionWithFailingNetwork: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-list' },
  loaders: [ines],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const rowsShown = within(await canvas.findByRole('table'));
    const [assigned] = await rowsShown.findAllByText('Assigned');
    const row = assigned?.closest<HTMLElement>('[role="row"], tr');
    if (!row) throw new Error('No asset is assigned.');
    const remove = within(row).getByRole('button', { name: /^Delete / });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(/Return it before deleting it\.$/);
    // The key still opens the confirm dialog: the asset may have been taken back in the meantime.
    within(row)
      .getByRole('link', { name: /^View / })
      .focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(problems.at(-1)?.messages.join()).toContain('Return it'));
    await expect(row).toBeVisible();
  }),
};

/**
 * From the list: an asset in store is assigned, which clears its selection, and then taken back by
 * its menu.
 */
export const InteractionHandover: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-list' },
  loaders: [ines],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const rowsShown = within(await canvas.findByRole('table'));
    const [stored] = await rowsShown.findAllByText('InStore');
    const row = stored?.closest<HTMLElement>('[role="row"], tr');
    const code = row?.querySelector('a')?.textContent ?? '';
    const selectAction = async (action: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `More actions for ${code}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    };
    const selectRow = () =>
      within(canvas.getByRole('row', { name: new RegExp(code) })).getByRole('checkbox');
    await userEvent.click(selectRow());
    await selectAction('Assign');
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign assets' }));
    const field = await dialog.findByRole('combobox', { name: /Employee or team/ });
    await userEvent.type(field, 'okaf');
    await screen.findByRole('option', { name: /Ben Okafor/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 1 asset' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(selectRow()).not.toBeChecked());
    await selectAction('Return');
    await screen.findByRole('alertdialog', { name: 'Return 1 asset?' });
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('Returned:', { exact: false })).toHaveTextContent(
      `Returned: ${code}`,
    );
  }),
};
