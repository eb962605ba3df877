import type { Decorator } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { assetChoicesMachine } from '#machines/assets/asset-choices.machine.ts';
import { assetExportMachine } from '#machines/assets/asset-export.machine.ts';
import { dayText, todayIn, type Calendar } from '#machines/assets/asset-days.ts';
import { exampleAsset, exampleChoices } from '#machines/assets/asset.fixtures.ts';
import { resendRequestMachine } from '#machines/asset-assignment/resend-request.machine.ts';
import { propertyPrefix } from '#machines/assets/asset-search.ts';
import { assetHistoryMachine } from '#machines/assets/asset-history.machine.ts';
import { assetListMachine } from '#machines/assets/asset-list.machine.ts';
import type { AssetView } from '#machines/assets/asset-view.actors.ts';
import { statusIds, type Asset, type AssetListChoices } from '#machines/assets/asset.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { api, type Privilege } from '#openapi/client/index.ts';
import { AssetListScreen, type AssetListScreenProps } from '#features/assets/asset-list.screen.tsx';
import { AssetViewScreen } from '#features/assets/asset-view.screen.tsx';
import { useListAddress } from '#page/use-list-search.ts';
import { ActorProvider } from '#records/blocked.tsx';
import type { ListScreenProps } from '#records/record-list.tsx';
import type { ViewScreenProps } from '#records/record-view.tsx';
import { now, profile, supportAddress, timeZone } from './fixtures.ts';
import { createStaticListState } from './records.tsx';

/** All rights that the asset screens check. */
const assetRights: readonly Privilege[] = [
  'assetManager.basic',
  'assetManager.view',
  'assetManager.add',
  'assetManager.assign',
  'assetManager.delete',
  'assetManager.editDetails',
  'assetManager.editTypeProperties',
];

/** Shows the story to someone with these rights. */
export const withRights =
  (userRights: readonly Privilege[] = assetRights): Decorator =>
  (Story) => (
    <ActorProvider
      profile={{ ...profile, userRights: [...userRights] }}
      supportAddress={supportAddress}
    >
      <Story />
    </ActorProvider>
  );

/** The calendar of the user who looks at a story. */
export const calendar: Calendar = { clock: { now: () => now }, timeZone, dateFormat: 'DD/MM/YYYY' };

/** Sends this many assets in store to repair, so that there is more than one page of them. */
export async function sendStoredToRepair(count: number, clock: Calendar['clock']): Promise<void> {
  const search = toSearchData({ ...firstPage, pageSize: 50 });
  const body = { ...search, statusIds: [statusIds.InStore] };
  const { assetsManager } = await api.listAssets({ body });
  const assetIds = assetsManager.slice(0, count).map(({ id }) => id);
  const dayAsString = dayText(todayIn({ ...calendar, clock }), calendar);
  await api.bulkChangeAssetStatus({
    body: { assetIds, statusId: statusIds.Repair, dayAsString },
  });
}

type Sides = Pick<AssetListScreenProps, 'choices' | 'exporting'>;

/** The choices of an asset form or dialog; null if they could not be loaded. */
export const getStaticChoices = (choices: AssetListChoices | null) =>
  createActor(assetChoicesMachine, {
    snapshot: assetChoicesMachine.resolveState({
      value: choices === null ? 'unknown' : 'known',
      context: { choices },
    }),
  });

/** The actors next to the list; here they do nothing. */
const createStaticAsides = (): Sides => ({
  choices: createActor(assetChoicesMachine, {
    snapshot: assetChoicesMachine.resolveState({
      value: 'known',
      context: { choices: exampleChoices },
    }),
  }),
  exporting: createActor(assetExportMachine),
});

/**
 * The list with the actors next to it, static or running. Property columns are hidden, as on the
 * page.
 */
export function AssetListStory(props: ListScreenProps<Asset>) {
  const sides = {
    choices: useActorRef(assetChoicesMachine),
    exporting: useActorRef(assetExportMachine),
  };
  const known = useSelector(sides.choices, ({ context }) => context.choices);
  const hiddenColumns = (known?.propertyNames ?? []).map((name) => propertyPrefix + name);
  return <AssetListScreen {...props} hiddenColumns={hiddenColumns} {...sides} />;
}

/** Only the list. */
export const StaticAssetList = (props: ListScreenProps<Asset>) => (
  <AssetListScreen {...props} {...createStaticAsides()} />
);

/** Synchronizes a list with its location, as the page does with its address. */
export function useStoryListAddress<Row>(
  actor: ListActor<Row>,
  listState: Pick<ListScreenProps<Row>, 'search' | 'onSearch'>,
): void {
  useListAddress(actor, { ...listState, asAddress: (search) => search });
}

/** A filtered list, so that its filters are visible. */
export function AssetFilters({ choices }: Pick<AssetListScreenProps, 'choices'>) {
  const search = { ...firstPage, columnFilters: [{ name: 'assetType', value: 'Laptop' }] };
  const { context } = createActor(assetListMachine, { input: { search } }).getSnapshot();
  const actor = createActor(assetListMachine, {
    input: { search },
    snapshot: assetListMachine.resolveState({
      value: 'shown',
      context: { ...context, rows: [exampleAsset], total: 1, shownSearch: search },
    }),
  });
  const listState = { ...createStaticListState(), search, actor };
  return <AssetListScreen {...listState} {...createStaticAsides()} choices={choices} />;
}

/** The view with a history that can be opened or stays closed. */
export function AssetViewStory(props: ViewScreenProps<AssetView>) {
  const { id } = props.actor.getSnapshot().context;
  const history = useActorRef(assetHistoryMachine, { input: { id } });
  return (
    <AssetViewScreen
      {...props}
      history={history}
      resendRequest={useActorRef(resendRequestMachine)}
    />
  );
}

export const StaticAssetView = (props: ViewScreenProps<AssetView>) => (
  <AssetViewScreen
    {...props}
    history={createActor(assetHistoryMachine, { input: { id: null } })}
    resendRequest={createActor(resendRequestMachine)}
  />
);
