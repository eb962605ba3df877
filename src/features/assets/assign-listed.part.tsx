import { useActorRef, useSelector } from '@xstate/react';
import { assignAssetsMachine } from '#machines/asset-assignment/assign-assets.machine.ts';
import { assigneeSearchMachine } from '#machines/asset-assignment/holder-search.machine.ts';
import type { ActionAsset } from '#machines/assets/asset.ts';
import { undoOfAssignment, type UndoableAction } from '#machines/assets/undo-deed.ts';
import { useText } from '#i18n/text.tsx';
import { AssignDialog } from '#records/handover/assign-dialog.tsx';
import { ReceiverField } from '#records/handover/receiver-field.tsx';
import { useCalendar } from '#records/use-calendar.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { useSendOnChange } from '#page/use-told.ts';

/** What was done with assets, as it is said, and how it is undone. */
export interface UndoOffer {
  action: UndoableAction;
  doneMessage: string;
}

/** What is done with assets of the list. */
export interface ActionProps {
  rows: readonly ActionAsset[];
  /** Some are others now: the list is read again. */
  onChanged: () => void;
  /** What was done can be undone for a while. */
  onUndoable: (offer: UndoOffer) => void;
}

/** Assets of the list are assigned: who gets them is chosen. Loaded with the first wish. */
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
