import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Choice } from '#machines/records/create-choice-search.ts';
import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import type { Candidate } from '#machines/reviews/cycles/people/cycle-people.ts';
import { interfacerSearchMachine } from '#machines/reviews/cycles/people/interfacer-search.machine.ts';
import { useText } from '#i18n/text.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from '../review-cycles.module.css';

export interface PickInterfacerProps {
  actor: CycleEditorActor;
  candidate: Candidate;
  onClose: () => void;
}

/** Selects who deals with the client of one person of a new cycle. */
export function PickInterfacer({ actor, candidate, onClose }: PickInterfacerProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const { employeeId, employeeName } = candidate;
  const own = useSelector(actor, ({ context }) =>
    context.form.interfacers.find((each) => each.employeeId === employeeId),
  );
  const [choice, setChoice] = useState<Choice | null>(own ?? null);
  const search = useActorRef(interfacerSearchMachine, {
    input: { selected: own ? { id: own.id, label: own.label } : null },
  });
  return (
    <Dialog
      isOpen
      title={text('interfacerTitle', { name: employeeName })}
      closeLabel={records('close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{records('cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              actor.send({ type: 'interfacer.select', employeeId, choice });
              onClose();
            }}
          >
            {text('apply')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <ChoiceSearchField
          label={text('clientInterfacerId')}
          description={text('interfacerHint')}
          search={search}
          onChange={setChoice}
        />
      </div>
    </Dialog>
  );
}
