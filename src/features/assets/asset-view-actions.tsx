import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { AssetView } from '#machines/assets/asset-view.actors.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { onDemand } from '#ui/on-demand.ts';
import type { UndoOffer } from './assign-listed.part.tsx';
import type { AssetWish } from './asset-deed.tsx';

const AssetViewMenu = onDemand(() =>
  import('./asset-view-menu.tsx').then((module) => module.AssetViewMenu),
);
const AssetDeed = onDemand(() => import('./asset-deed.tsx').then((module) => module.AssetDeed));
const UndoDeed = onDemand(() => import('./undo-deed.part.tsx').then((module) => module.UndoDeed));

/** Counted, so that the same action can be taken again. */
interface Counted<Value> {
  value: Value;
  count: number;
}

const countUp = <Value,>(value: Value, last: Counted<Value> | null): Counted<Value> => ({
  value,
  count: (last?.count ?? 0) + 1,
});

/** What is done with the asset that is shown, and how it is undone. */
export function useAssetActions() {
  const [wish, setWish] = useState<Counted<AssetWish> | null>(null);
  const [undo, setUndo] = useState<Counted<UndoOffer> | null>(null);
  return {
    wish,
    undo,
    onWish: (value: AssetWish) => setWish((last) => countUp(value, last)),
    onUndoable: (value: UndoOffer) => setUndo((last) => countUp(value, last)),
  };
}

export type AssetActions = ReturnType<typeof useAssetActions>;

interface AssetActionsMenuProps {
  asset: AssetView;
  actions: AssetActions;
}

/** The button in the head of the page. Its menu is loaded when someone is about to open it. */
export function AssetActionsMenu({ asset, actions }: AssetActionsMenuProps) {
  const view = useText('assetView');
  return (
    <MenuButton
      list={AssetViewMenu}
      trigger={<Button icon={<Ellipsis aria-hidden="true" />}>{view('actions')}</Button>}
    >
      <AssetViewMenu asset={asset} onWish={actions.onWish} />
    </MenuButton>
  );
}

interface AssetActionsPartProps {
  actions: AssetActions;
  /** The asset has changed: the page loads it again. */
  onChanged: () => void;
}

/** The dialog of the action that was chosen last, and the offer to undo it. */
export function AssetActionsPart({ actions, onChanged }: AssetActionsPartProps) {
  const { wish, undo, onUndoable } = actions;
  return (
    <>
      {undo && <UndoDeed key={`undo ${undo.count}`} {...undo.value} onChanged={onChanged} />}
      {wish && (
        <AssetDeed
          key={`wish ${wish.count}`}
          wish={wish.value}
          onChanged={onChanged}
          onUndoable={(_, offer) => onUndoable(offer)}
        />
      )}
    </>
  );
}
