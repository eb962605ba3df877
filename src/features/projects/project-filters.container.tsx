import { useActorRef, useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { getFilter, getFilterIds } from '#machines/lists/list-search.ts';
import type { ProjectCountsActor } from '#machines/projects/list/project-counts.machine.ts';
import { projectOwnerSearchMachine } from '#machines/projects/people/project-owner-search.machine.ts';
import { ownerFilter, parentFilter, tagFilter } from '#machines/projects/list/project-search.ts';
import { projectTagSearchMachine } from '#machines/projects/list/project-tag-search.machine.ts';
import { nameProject, type Project } from '#machines/projects/project.ts';
import type { Choice } from '#machines/records/create-choice-search.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import styles from './project-list.module.css';

export interface ProjectFiltersProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  /** The shown rows, which provide names for the owners and the parent in the address. */
  rows: readonly Project[];
  /** Provides the names of all that the address filters by, once counted. */
  counts: ProjectCountsActor;
}

/** Filters by tags, all of which a project must have, by owners, and by the parent. */
export function ProjectFilters({ search, onSearch, rows, counts }: ProjectFiltersProps) {
  const text = useText('projects');
  const known = useSelector(counts, (state) => state.context.names);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const by = (name: string, ids: readonly string[]) =>
    onSearch(filteredBy(search, name, [...new Set(ids)].join(',')));
  const add = (name: string, choice: Choice) => {
    setNames({ ...names, [choice.id]: choice.label });
    by(name, [...getFilterIds(search, name), choice.id]);
  };
  const [tags, owners] = [getFilterIds(search, tagFilter), getFilterIds(search, ownerFilter)];
  const parentId = getFilter(search, parentFilter);
  const inRows = rows.find(({ parentProject }) => parentProject?.id === parentId)?.parentProject;
  const parent = inRows ?? (known?.parentProject?.id === parentId ? known.parentProject : null);
  const getTag = (tagId: string) => known?.tags.find(({ id }) => id === tagId)?.name;
  const getOwner = (id: string) =>
    rows.find(({ ownerId }) => ownerId === id)?.ownedBy ??
    known?.owners.find(({ employeeId }) => employeeId === id)?.fullName;
  return (
    <div role="group" aria-label={text('moreFilters')} className={styles.filters}>
      <TagFilter key={`tags ${tags.length}`} onAdd={(choice) => add(tagFilter, choice)} />
      <OwnerFilter key={`owners ${owners.length}`} onAdd={(choice) => add(ownerFilter, choice)} />
      <div className={styles.selected}>
        {tags.map((id) => (
          <Selected
            key={id}
            kind={text('filterTag')}
            name={names[id] ?? getTag(id) ?? text('oneTag')}
            onDrop={() =>
              by(
                tagFilter,
                tags.filter((each) => each !== id),
              )
            }
          />
        ))}
        {owners.map((id) => (
          <Selected
            key={id}
            kind={text('filterOwner')}
            name={names[id] ?? getOwner(id) ?? text('oneOwner')}
            onDrop={() =>
              by(
                ownerFilter,
                owners.filter((each) => each !== id),
              )
            }
          />
        ))}
        {parentId !== '' && (
          <Selected
            kind={text('filterParent')}
            name={parent ? nameProject(parent) : text('oneParent')}
            onDrop={() => by(parentFilter, [])}
          />
        )}
      </div>
    </div>
  );
}

interface SelectedProps {
  kind: string;
  name: string;
  onDrop: () => void;
}

/** A value that the list is filtered by. */
function Selected({ kind, name, onDrop }: SelectedProps) {
  const text = useText('projects');
  return (
    <Button
      size="small"
      icon={<X aria-hidden="true" />}
      aria-label={text('dropFilter', { name: `${kind} ${name}` })}
      onPress={onDrop}
    >
      <span className={styles.kind}>{kind}</span> <bdi>{name}</bdi>
    </Button>
  );
}

function TagFilter({ onAdd }: { onAdd: (choice: Choice) => void }) {
  const text = useText('projects');
  const search = useActorRef(projectTagSearchMachine, { input: { selected: null } });
  return (
    <ChoiceSearchField
      label={text('filterTag')}
      search={search}
      onChange={(choice) => choice && onAdd(choice)}
    />
  );
}

function OwnerFilter({ onAdd }: { onAdd: (choice: Choice) => void }) {
  const text = useText('projects');
  const search = useActorRef(projectOwnerSearchMachine, { input: { selected: null } });
  return (
    <ChoiceSearchField
      label={text('filterOwner')}
      search={search}
      onChange={(choice) => choice && onAdd(choice)}
    />
  );
}
