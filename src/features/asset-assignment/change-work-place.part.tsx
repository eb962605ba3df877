import { useActorRef } from '@xstate/react';
import { holderIdOf, type AssetHolder } from '#machines/asset-assignment/holder.ts';
import { workPlaceMachine } from '#machines/asset-assignment/work-place.machine.ts';
import { UnsavedDialog } from '#page/unsaved-dialog.tsx';
import { usePartDraft } from '#page/use-part-draft.ts';
import { WorkPlaceDialog } from './work-place-dialog.tsx';

interface ChangeWorkPlaceProps {
  holder: AssetHolder;
  onChanged: () => void;
}

/** The work place of an employee is changed: loaded with the first wish. */
export function ChangeWorkPlace({ holder, onChanged }: ChangeWorkPlaceProps) {
  const part = { workPlace: holder.workPlace, version: 0 };
  const input = { parentId: holderIdOf(holder), part };
  const actor = useActorRef(workPlaceMachine, { input }, ({ output }) => {
    if (output?.isOutdated) onChanged();
  });
  const question = usePartDraft(actor, {
    name: 'work-place',
    emptyForm: { workPlace: '' },
    idOf: () => holderIdOf(holder),
  });
  return (
    <>
      <WorkPlaceDialog actor={actor} name={holder.name} />
      <UnsavedDialog question={question} onLeave={() => actor.send({ type: 'CANCEL' })} />
    </>
  );
}
