import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import {
  isSet,
  overFilter,
  typeFilter,
  unplannedFilter,
} from '#machines/engagements/list/engagement-search.ts';
import type { ProjectTypesActor } from '#machines/engagements/list/types/project-types.machine.ts';
import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { emptyId } from '#machines/validation/rules.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { Select } from '#ui/fields/select.tsx';
import styles from './engagement-list.module.css';

export interface EngagementFiltersProps {
  types: ProjectTypesActor;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

const all = 'all';

/** Searches prospect and name, and filters by project type and by what needs attention. */
export function EngagementFilters({ types, search, onSearch }: EngagementFiltersProps) {
  const text = useText('engagementList');
  const known = useSelector(types, ({ context }) => context.types) ?? [];
  const typeId = getFilter(search, typeFilter);
  const by = (name: string, value: string) => onSearch(filteredBy(search, name, value));
  const toggle = (name: string) => by(name, getFilter(search, name) === '' ? isSet : '');
  return (
    <div className={styles.filters}>
      <TextFilter
        label={text('searchLabel')}
        placeholder={text('searchLabel')}
        icon={<Search aria-hidden="true" />}
        value={getFilter(search, searchName)}
        onFilter={(typed) => by(searchName, typed)}
      />
      <div className={styles.type}>
        <Select
          hideLabel
          label={text('projectType')}
          placeholder={text('projectType')}
          items={[
            { id: all, label: text('allTypes') },
            ...known.map(({ id, value }) => ({ id, label: value })),
            { id: emptyId, label: text('withoutType') },
          ]}
          value={typeId === '' ? all : typeId}
          onChange={(id) => by(typeFilter, id === null || id === all ? '' : id)}
        />
      </div>
      {([unplannedFilter, overFilter] as const).map((name) => (
        <Button
          key={name}
          size="small"
          variant={getFilter(search, name) === '' ? 'quiet' : 'secondary'}
          aria-pressed={getFilter(search, name) !== ''}
          onPress={() => toggle(name)}
        >
          {text(name)}
        </Button>
      ))}
    </div>
  );
}
