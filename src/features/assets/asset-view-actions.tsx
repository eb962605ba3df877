import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { AssetView } from '#machines/assets/asset-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MenuButton } from '#ui/overlays/menu-button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { UndoOffer } from './list/assign-listed.container.tsx';
import type { AssetActionRequest } from './asset-action.tsx';

const AssetViewMenu = onDemand(() =>
  import('./asset-view-menu.tsx').then((module) => module.AssetViewMenu),
);
const AssetAction = onDemand(() =>
  import('./asset-action.tsx').then((module) => module.AssetAction),
);
const UndoAction = onDemand(() =>
  import('./status/undo-action.container.tsx').then((module) => module.UndoAction),
);

/** The counter lets the same action be requested again. */
interface Counted<Value> {
  value: Value;
  count: number;
}

const countUp = <Value,>(value: Value, last: Counted<Value> | null): Counted<Value> => ({
  value,
  count: (last?.count ?? 0) + 1,
});

/** The requested action on the shown asset, and its undo offer. */
export function useAssetActions() {
  const [request, setRequest] = useState<Counted<AssetActionRequest> | null>(null);
  const [undo, setUndo] = useState<Counted<UndoOffer> | null>(null);
  return {
    request,
    undo,
    onRequest: (value: AssetActionRequest) => setRequest((last) => countUp(value, last)),
    onUndoable: (value: UndoOffer) => setUndo((last) => countUp(value, last)),
  };
}

export type AssetActions = ReturnType<typeof useAssetActions>;

interface AssetActionsMenuProps {
  asset: AssetView;
  actions: AssetActions;
}

/** The button in the page header. Its menu loads when someone is about to open it. */
export function AssetActionsMenu({ asset, actions }: AssetActionsMenuProps) {
  const view = useText('assetView');
  return (
    <MenuButton
      list={AssetViewMenu}
      trigger={<Button icon={<Ellipsis aria-hidden="true" />}>{view('actions')}</Button>}
    >
      <AssetViewMenu asset={asset} onRequest={actions.onRequest} />
    </MenuButton>
  );
}

interface AssetActionsPartProps {
  actions: AssetActions;
  /** The asset has changed, so the page reloads it. */
  onChanged: () => void;
}

/** The dialog of the last selected action, and the offer to undo it. */
export function AssetActionsPart({ actions, onChanged }: AssetActionsPartProps) {
  const { request, undo, onUndoable } = actions;
  return (
    <>
      {undo && <UndoAction key={`undo ${undo.count}`} {...undo.value} onChanged={onChanged} />}
      {request && (
        <AssetAction
          key={`wish ${request.count}`}
          request={request.value}
          onChanged={onChanged}
          onUndoable={(_, offer) => onUndoable(offer)}
        />
      )}
    </>
  );
}
