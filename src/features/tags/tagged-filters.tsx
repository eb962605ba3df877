import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { getFilter, getFilterIds } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { isUntagged, tagFilter, untaggedFilter } from '#machines/tags/tagged-projects.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { MultiSelect } from '#ui/choices/multi-select.tsx';
import styles from './tags.module.css';

interface FiltersProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  actor: TaggingActor;
}

/** Filters by words, by tags, all of which a project must have, and by the lack of tags. */
export function TaggedFilters({ actor, search, onSearch }: FiltersProps) {
  const text = useText('tags');
  const records = useText('records');
  const choices = useSelector(actor, ({ context }) => context.choices);
  const hasFailed = useSelector(actor, ({ context }) => context.cause !== null);
  const untagged = isUntagged(search);
  return (
    <div className={styles.toolbar}>
      <TextFilter
        label={text('searchProjects')}
        placeholder={text('searchProjects')}
        icon={<Search aria-hidden="true" />}
        value={getFilter(search, searchName)}
        onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
      />
      {hasFailed && choices === null ? (
        <span role="status" className={styles.toolbar}>
          {text('choicesFailed')}
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {records('tryAgain')}
          </Button>
        </span>
      ) : (
        <MultiSelect
          className={styles.filter}
          hideLabel
          label={text('filterTag')}
          options={(choices ?? []).map(({ id, name }) => ({ id, label: name }))}
          placeholder={text('anyTag')}
          searchLabel={records('search')}
          noResults={records('noResults')}
          clearLabel={records('clear')}
          value={getFilterIds(search, tagFilter)}
          onChange={(ids) =>
            onSearch(filteredBy(filteredBy(search, untaggedFilter, ''), tagFilter, ids.join(',')))
          }
        />
      )}
      <Button
        size="small"
        aria-pressed={untagged}
        variant={untagged ? 'secondary' : 'quiet'}
        onPress={() =>
          onSearch(
            filteredBy(filteredBy(search, tagFilter, ''), untaggedFilter, untagged ? '' : 'true'),
          )
        }
      >
        {text('filterUntagged')}
      </Button>
    </div>
  );
}
