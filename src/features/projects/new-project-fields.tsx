import { useActorRef, useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { Fragment } from 'react';
import type { Choice, ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import { projectOwnerSearchMachine } from '#machines/projects/people/project-owner-search.machine.ts';
import { projectParentSearchMachine } from '#machines/projects/project-parent-search.machine.ts';
import { projectTagSearchMachine } from '#machines/projects/list/project-tag-search.machine.ts';
import { toNamedChoice, type ProjectForm } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import type { FormScreenProps } from '#records/form/record-form.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { useField } from '#records/form/use-field.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from './new-project-fields.module.css';

type Props = Pick<FormScreenProps<ProjectForm>, 'actor'>;

/** The fields that a project gets when it is created; later they are changed in its overview. */
export function NewProjectFields({ actor }: Props) {
  const mayTag = !useBlocked('projectTags.basic').isBlocked;
  // A restored draft selects other records, so its fields start again.
  const hasOffer = useSelector(actor, ({ context }) => context.draft !== null);
  return (
    <Fragment key={String(hasOffer)}>
      <ParentField actor={actor} />
      <OwnerField actor={actor} />
      {mayTag && <TagsField actor={actor} />}
    </Fragment>
  );
}

function ParentField({ actor }: Props) {
  const selected = actor.getSnapshot().context.form.parent;
  const search = useActorRef(projectParentSearchMachine, { input: { selected } });
  return <OneField actor={actor} search={search} field="parent" />;
}

function OwnerField({ actor }: Props) {
  const selected = actor.getSnapshot().context.form.owner;
  const search = useActorRef(projectOwnerSearchMachine, { input: { selected } });
  return <OneField actor={actor} search={search} field="owner" />;
}

interface OneFieldProps extends Props {
  search: ChoiceSearchActor;
  field: 'parent' | 'owner';
}

/** Selects one record, which the form stores with its name. */
function OneField({ actor, search, field }: OneFieldProps) {
  const text = useText('projects');
  const label = text(field);
  const { change, isLocked, error } = useField({ actor, field, label });
  return (
    <div data-field={field}>
      <ChoiceSearchField
        label={label}
        description={text(`${field}Hint`)}
        search={search}
        error={error}
        isReadOnly={isLocked}
        onChange={(choice) => change(choice && toNamedChoice(choice))}
      />
    </div>
  );
}

/** Adds tags one by one. */
function TagsField({ actor }: Props) {
  const text = useText('projects');
  const tags = useSelector(actor, ({ context }) => context.form.tags);
  const { change, isLocked, error } = useField({ actor, field: 'tags', label: text('tags') });
  const add = (choice: Choice) =>
    change([...tags.filter(({ id }) => id !== choice.id), toNamedChoice(choice)]);
  return (
    <div data-field="tags" className={styles.tags}>
      <TagSearch key={tags.length} isLocked={isLocked} error={error} onAdd={add} />
      {tags.length > 0 && (
        <ul className={styles.selected}>
          {tags.map(({ id, label }) => (
            <li key={id}>
              <Button
                size="small"
                icon={<X aria-hidden="true" />}
                isDisabled={isLocked}
                aria-label={text('dropTag', { name: label })}
                onPress={() => change(tags.filter((tag) => tag.id !== id))}
              >
                <bdi>{label}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TagSearchProps {
  isLocked: boolean;
  error: string | undefined;
  onAdd: (choice: Choice) => void;
}

function TagSearch({ isLocked, error, onAdd }: TagSearchProps) {
  const text = useText('projects');
  const search = useActorRef(projectTagSearchMachine, { input: { selected: null } });
  return (
    <ChoiceSearchField
      label={text('tags')}
      search={search}
      error={error}
      isReadOnly={isLocked}
      onChange={(choice) => choice && onAdd(choice)}
    />
  );
}
