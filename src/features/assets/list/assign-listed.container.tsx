import { useActorRef, useSelector } from '@xstate/react';
import { assignAssetsMachine } from '#machines/asset-assignment/assign-assets.machine.ts';
import { assigneeSearchMachine } from '#machines/asset-assignment/assignee-search.machine.ts';
import type { ActionAsset } from '#machines/assets/asset.ts';
import { undoOfAssignment, type UndoableAction } from '#machines/assets/status/undo-action.ts';
import { useText } from '#i18n/text.tsx';
import { AssignDialog } from '#records/handover/assign-dialog.tsx';
import { ReceiverField } from '#records/handover/receiver-field.tsx';
import { useCalendar } from '#records/report/use-calendar.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';

/** The action on assets, its message, and how it is undone. */
export interface UndoOffer {
  action: UndoableAction;
  doneMessage: string;
}

/** Props of an action on assets of the list. */
export interface ActionProps {
  rows: readonly ActionAsset[];
  /** Some assets have changed, so the list reloads. */
  onChanged: () => void;
  /** The action can be undone for a limited time. */
  onUndoable: (offer: UndoOffer) => void;
}

/** Assigns assets of the list to a selected receiver. Loaded on the first request. */
export function AssignListed({ rows, onChanged, onUndoable }: ActionProps) {
  const text = useText('handover');
  const calendar = useCalendar();
  const actor = useActorRef(assignAssetsMachine, { input: { calendar } });
  const search = useActorRef(assigneeSearchMachine, { input: { selected: null } });
  const receiver = useSelector(actor, ({ context }) => context.receiver);
  const assets = rows.map(({ id, assetCode, name, assetType }) => ({
    id,
    assetCode,
    name,
    assetType,
  }));
  useSendOnChange(actor, { type: 'OPEN', receiver: null, assets });
  useEmitted(actor, {
    'assets.assigned': ({ assetIds }) => {
      const action = undoOfAssignment(rows.filter(({ id }) => assetIds.includes(id)));
      const doneMessage = text('assigned', { count: assetIds.length, name: receiver?.name ?? '' });
      if (action) onUndoable({ action, doneMessage });
      onChanged();
    },
  });
  return (
    <AssignDialog
      actor={actor}
      title={text('assignTitle')}
      receiver={<ReceiverField actor={actor} search={search} />}
    />
  );
}
