import { useActorRef } from '@xstate/react';
import { getAssigneeId, type AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { workPlaceMachine } from '#machines/asset-assignment/work-place.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { WorkPlaceDialog } from './work-place-dialog.tsx';

interface ChangeWorkPlaceProps {
  assignee: AssetHolder;
  onChanged: () => void;
}

/** Changes the work place of an employee. Loaded on the first request. */
export function ChangeWorkPlace({ assignee, onChanged }: ChangeWorkPlaceProps) {
  const part = { workPlace: assignee.workPlace, version: 0 };
  const input = { parentId: getAssigneeId(assignee), part };
  const actor = useActorRef(workPlaceMachine, { input }, ({ output }) => {
    if (output?.isOutdated) onChanged();
  });
  const question = usePartDraft(actor, {
    name: 'work-place',
    emptyForm: { workPlace: '' },
    getId: () => getAssigneeId(assignee),
  });
  return (
    <>
      <WorkPlaceDialog actor={actor} name={assignee.name} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />
    </>
  );
}
