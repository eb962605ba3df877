import { useActorRef } from '@xstate/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { getFilterIds } from '#machines/lists/list-search.ts';
import { projectTagSearchMachine } from '#machines/projects/list/project-tag-search.machine.ts';
import type { Choice } from '#machines/records/create-choice-search.ts';
import { tagsName } from '#machines/work-view/work-view-search.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import styles from './work-view.module.css';

export type TagFilterProps = Pick<ListPageState, 'search' | 'onSearch'>;

/** Filters by the tags of the projects, all of which a project must have. */
export function TagFilter({ search, onSearch }: TagFilterProps) {
  const text = useText('workView');
  const { isBlocked } = useBlocked('projects.basic');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const tags = getFilterIds(search, tagsName);
  const filterBy = (ids: readonly string[]) =>
    onSearch(filteredBy(search, tagsName, [...new Set(ids)].join(',')));
  return (
    <>
      {!isBlocked && (
        // A new field for the next tag.
        <TagField
          key={tags.length}
          onAdd={({ id, label }) => {
            setNames({ ...names, [id]: label });
            filterBy([...tags, id]);
          }}
        />
      )}
      {tags.length > 0 && (
        <div className={styles.tags}>
          {tags.map((id) => {
            const name = names[id] ?? text('oneTag');
            return (
              <Button
                key={id}
                size="small"
                icon={<X aria-hidden="true" />}
                aria-label={withoutMarks(text('dropTag', { name }))}
                onPress={() => filterBy(tags.filter((each) => each !== id))}
              >
                <bdi>{name}</bdi>
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}

function TagField({ onAdd }: { onAdd: (choice: Choice) => void }) {
  const text = useText('workView');
  const search = useActorRef(projectTagSearchMachine, { input: { selected: null } });
  return (
    <ChoiceSearchField
      label={text('tag')}
      search={search}
      onChange={(choice) => choice && onAdd(choice)}
    />
  );
}
