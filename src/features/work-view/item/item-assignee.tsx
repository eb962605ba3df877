import { useActorRef, useSelector } from '@xstate/react';
import {
  assignablePeopleMachine,
  type AssignablePeopleActor,
} from '#machines/work-view/assignable-people.machine.ts';
import type { WorkItem } from '#machines/work-view/items/work-item.ts';
import type { WorkItemsActor } from '#machines/work-view/items/work-items.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useBlockText } from './use-block-text.ts';

interface ItemAssigneeProps {
  item: WorkItem;
  items: WorkItemsActor;
}

/** Assigns a task to one of the members of its project, or to nobody. */
export function ItemAssignee({ item, items }: ItemAssigneeProps) {
  const blocked = useBlockText()(item.editBlock);
  if (blocked !== null) return <p>{blocked}</p>;
  return <LoadedAssignee item={item} items={items} />;
}

function LoadedAssignee({ item, items }: ItemAssigneeProps) {
  const people = useActorRef(assignablePeopleMachine, { input: { projectIds: [item.projectId] } });
  return <AssigneeField item={item} items={items} people={people} />;
}

/** The same with the people of the project. */
export function AssigneeField({
  item,
  items,
  people: actor,
}: ItemAssigneeProps & { people: AssignablePeopleActor }) {
  const text = useText('workView');
  const toText = useBlockText();
  const people = useSelector(actor, ({ context }) => context.people);
  const hasFailed = useSelector(actor, (state) => state.matches('unknown'));
  const assigned = item.personId ?? null;
  const isKnown = assigned === null || people.some(({ id }) => id === assigned);
  const blocked = toText(item.editBlock);
  if (blocked !== null) return <p>{blocked}</p>;
  return (
    <>
      <Select
        label={text('person')}
        placeholder={text('nobody')}
        items={[
          { id: '', label: text('nobody') },
          ...people.map(({ id, name: label }) => ({ id, label })),
          ...(isKnown ? [] : [{ id: assigned, label: item.personName ?? '' }]),
        ]}
        value={assigned ?? ''}
        onChange={(selected) => {
          const person = people.find(({ id }) => id === selected);
          items.send({
            type: 'item.change',
            itemId: item.id,
            fields: { personId: person?.id ?? null },
            shown: { personName: person?.name ?? null, personImageUrl: person?.imageUrl ?? null },
          });
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
