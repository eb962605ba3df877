import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { assignablePeopleMachine } from '#machines/work-view/assignable-people.machine.ts';
import type { WorkItem, WorkItemFields } from '#machines/work-view/items/work-item.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/select.tsx';

interface BulkPersonProps {
  selection: readonly WorkItem[];
  onChange: (fields: WorkItemFields) => void;
}

/** Assigns the selected tasks to a member of all their projects, or to nobody. */
export function BulkPerson({ selection, ...props }: BulkPersonProps) {
  const text = useText('workView');
  const projectIds = [...new Set(selection.map(({ projectId }) => projectId))].toSorted();
  const key = projectIds.join(' ');
  // Only requested for the tasks for which the person presses the button: each project is a call.
  const [requested, setRequested] = useState<string | null>(null);
  if (requested === key) return <PeopleField key={key} projectIds={projectIds} {...props} />;
  return (
    <Button size="small" aria-label={text('bulkPerson')} onPress={() => setRequested(key)}>
      {text('person')}
    </Button>
  );
}

interface PeopleFieldProps extends Omit<BulkPersonProps, 'selection'> {
  projectIds: readonly string[];
}

function PeopleField({ projectIds, onChange }: PeopleFieldProps) {
  const text = useText('workView');
  const actor = useActorRef(assignablePeopleMachine, { input: { projectIds } });
  const people = useSelector(actor, ({ context }) => context.people);
  const isLoading = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches('unknown'));
  const hasNone = !isLoading && !hasFailed && people.length === 0;
  return (
    <>
      <Select
        label={text('bulkPerson')}
        hideLabel
        autoFocus
        placeholder={text(isLoading ? 'loadingPeople' : 'selectPerson')}
        description={hasNone ? text('noCommonMember') : undefined}
        items={[
          { id: '', label: text('nobody') },
          ...people.map(({ id, name: label }) => ({ id, label })),
        ]}
        value={null}
        onChange={(id) => {
          if (id !== null) onChange({ personId: id === '' ? null : id });
        }}
      />
      {hasFailed && (
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {text('retryPeople')}
        </Button>
      )}
    </>
  );
}
