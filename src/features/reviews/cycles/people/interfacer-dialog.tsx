import { useActorRef, useSelector } from '@xstate/react';
import type { CycleInterfacerActor } from '#machines/reviews/cycles/people/cycle-interfacer.machine.ts';
import { interfacerSearchMachine } from '#machines/reviews/cycles/people/interfacer-search.machine.ts';
import { useText } from '#i18n/text.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormSearch } from '#records/list/search-field.tsx';

/** Selects who deals with the client of a review. Source: REVW-042. */
export function InterfacerDialog({ actor }: { actor: CycleInterfacerActor }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const part = useSelector(actor, ({ context }) => context.part);
  const { clientInterfacerId: id = null, clientInterfacerName: label = '' } = part ?? {};
  const search = useActorRef(interfacerSearchMachine, {
    input: { selected: id === null ? null : { id, label } },
  });
  return (
    <PartDialog
      actor={actor}
      title={text('interfacerTitle', { name: part?.employeeName ?? '' })}
      save={records('update')}
      getLabel={() => text('clientInterfacerId')}
    >
      <FormSearch
        actor={actor}
        field="clientInterfacerId"
        label={text('clientInterfacerId')}
        search={search}
        description={text('interfacerHint')}
      />
    </PartDialog>
  );
}
