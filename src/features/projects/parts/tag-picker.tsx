import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { findTags, getAssignable, toNewName } from '#machines/projects/list/project-tags.ts';
import type { ProjectTagsActor } from '#machines/projects/list/project-tags.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { SearchComboBox } from '#ui/fields/search-combo-box.tsx';

/** The id of the option that creates a tag. */
const creation = 'new';
/** More matches than this are found by typing more. */
const mostShown = 50;

interface TagPickerProps {
  actor: ProjectTagsActor;
  /** Called once a tag is being assigned or created. */
  onSelected: () => void;
}

/** Finds a tag to assign by its name, or creates one with the typed name. */
export function TagPicker({ actor, onSelected }: TagPickerProps) {
  const text = useText('projectParts');
  const records = useText('records');
  const newest = useSelector(actor, ({ context }) => context.newName);
  const [typed, setTyped] = useState(newest);
  const tags = useSelector(actor, ({ context }) => context.detail.tags);
  const projectTags = useSelector(actor, ({ context }) => context.projectTags);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { isBlocked: cannotCreate } = useBlocked('tags.basic');
  const found = findTags(getAssignable(tags, projectTags), typed);
  const newName = cannotCreate ? null : toNewName(typed, tags);
  const options = [
    ...found.slice(0, mostShown).map(({ id, name }) => ({ id, label: name })),
    ...(newName === null ? [] : [{ id: creation, label: text('createTag', { name: newName }) }]),
  ];
  const assign = (id: string) => {
    onSelected();
    if (id !== creation) actor.send({ type: 'tag.assign', tagId: id, assignedToAll: false });
    else if (newName !== null) actor.send({ type: 'tag.create', name: newName });
  };
  return (
    <SearchComboBox
      autoFocus
      label={text('addTag')}
      placeholder={text(cannotCreate ? 'searchTags' : 'searchOrCreate')}
      description={cannotCreate ? text('cannotCreate') : undefined}
      options={options}
      selected={null}
      typed={typed}
      onTyped={setTyped}
      onOpenChange={() => undefined}
      onChange={(option) => option && assign(option.id)}
      isBusy={isBusy}
      message={options.length === 0 ? records('noResults') : ''}
    />
  );
}
