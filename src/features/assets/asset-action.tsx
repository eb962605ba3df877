import type { ActionAsset, AssetStatus } from '#machines/assets/asset.ts';
import { useTableFocus } from '#records/list/use-table-focus.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { UndoOffer } from './list/assign-listed.container.tsx';
import type { LeaveScrapRequest } from './status/leave-scrap.container.tsx';

/** A requested action on assets of the list. */
export type AssetActionRequest =
  | ({ what: 'leaveScrap' } & LeaveScrapRequest)
  | { what: 'assign' | 'takeBack' | 'move'; rows: readonly ActionAsset[] }
  | { what: 'status'; rows: readonly ActionAsset[]; to: AssetStatus | null };

const LeaveScrap = onDemand(() =>
  import('./status/leave-scrap.container.tsx').then((module) => module.LeaveScrap),
);
const AssignListed = onDemand(() =>
  import('./list/assign-listed.container.tsx').then((module) => module.AssignListed),
);
const TakeBackListed = onDemand(() =>
  import('./list/take-back-listed.container.tsx').then((module) => module.TakeBackListed),
);

const MoveAssets = onDemand(() =>
  import('./list/move-assets.container.tsx').then((module) => module.MoveAssets),
);
const ChangeStatus = onDemand(() =>
  import('./status/change-status.container.tsx').then((module) => module.ChangeStatus),
);

interface AssetActionProps {
  request: AssetActionRequest;
  /** Some of these assets have changed, so the list reloads. */
  onChanged: (rows: readonly ActionAsset[]) => void;
  /** The action can be undone for a limited time. */
  onUndoable: (rows: readonly ActionAsset[], offer: UndoOffer) => void;
}

/** Shows the last requested action; its code loads on the first request of its kind. */
export function AssetAction(props: AssetActionProps) {
  const { focusAnchor, watch } = useTableFocus();
  // The element that opened the action may disappear with it: a row, or the bar of the selected
  // rows.
  const onChanged = (rows: readonly ActionAsset[]) => {
    watch(true);
    props.onChanged(rows);
  };
  return (
    <>
      <span ref={focusAnchor} hidden />
      <ActionContent {...props} onChanged={onChanged} />
    </>
  );
}

function ActionContent({ request, onChanged, onUndoable }: AssetActionProps) {
  if (request.what === 'leaveScrap') {
    return (
      <LeaveScrap row={request.row} to={request.to} onChanged={() => onChanged([request.row])} />
    );
  }
  const notify = () => onChanged(request.rows);
  const offer = (undo: UndoOffer) => onUndoable(request.rows, undo);
  if (request.what === 'status') {
    return (
      <ChangeStatus rows={request.rows} to={request.to} onChanged={notify} onUndoable={offer} />
    );
  }
  const Action = { assign: AssignListed, takeBack: TakeBackListed, move: MoveAssets }[request.what];
  return <Action rows={request.rows} onChanged={notify} onUndoable={offer} />;
}
