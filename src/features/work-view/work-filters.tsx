import { useSelector } from '@xstate/react';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { filteredBy } from '#ui/data-grid/search.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import type { WorkItemScope } from '#machines/work-view/items/work-item.ts';
import type { WorkViewChoicesActor } from '#machines/work-view/work-view-choices.machine.ts';
import {
  anyStatus,
  dueFilters,
  dueFromName,
  dueName,
  dueToName,
  fromName,
  getLayout,
  getScope,
  groupings,
  groupName,
  kindName,
  peopleName,
  projectsName,
  reasons,
  reasonsName,
  scopeName,
  statusName,
  tagsName,
  textName,
  toName,
  viewNames,
} from '#machines/work-view/work-view-search.ts';
import { itemStatuses } from '#machines/work-view/items/work-item.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { FilterDay, FilterSelect, ReportFilters } from '#records/report/report-filters.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { TagFilterProps } from './tag-filter.tsx';
import styles from './work-view.module.css';

const TagFilter = onDemand<TagFilterProps>(() =>
  import('./tag-filter.tsx').then((module) => module.TagFilter),
);

interface WorkFiltersProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  choices: WorkViewChoicesActor;
  /** The scopes that the person can select. */
  scopes: readonly WorkItemScope[];
  defaultScope: WorkItemScope;
}

/** The filters that are shown on request. */
const moreNames = [projectsName, reasonsName, peopleName, kindName, tagsName, fromName, toName];

const none: readonly { id: string; label: string }[] = [];

/** The filters of the work view, and its grouping. */
export function WorkFilters({ choices, scopes, defaultScope, ...filter }: WorkFiltersProps) {
  const { search, onSearch } = filter;
  const text = useText('workView');
  const known = useSelector(choices, ({ context }) => context.choices);
  const layout = getLayout(search);
  const scope = getScope(search) ?? defaultScope;
  const isOfItems = layout !== 'people';
  // A filter that is set is never hidden.
  const isSet = moreNames.some((name) => getFilter(search, name) !== '');
  const [hasMore, setHasMore] = useState(isSet);
  if (isSet && !hasMore) setHasMore(true);
  return (
    <ReportFilters {...filter} views={viewNames}>
      <div data-search>
        <TextField
          label={text('search')}
          type="search"
          value={getFilter(search, textName)}
          onChange={(value) => onSearch(filteredBy(search, textName, value))}
          maxLength={250}
        />
      </div>
      <FilterSelect
        {...filter}
        label={text('scope')}
        name={scopeName}
        all={text(`scope_${defaultScope}`)}
        choices={scopes
          .filter((id) => id !== defaultScope)
          .map((id) => ({ id, label: text(`scope_${id}`) }))}
      />
      {isOfItems && (
        <FilterSelect
          {...filter}
          label={text('status')}
          name={statusName}
          all={text('openWork')}
          choices={[
            ...itemStatuses.map((id) => ({ id, label: text(`status_${id}`) })),
            { id: anyStatus, label: text('anyStatus') },
          ]}
        />
      )}
      {isOfItems && (
        <FilterSelect
          {...filter}
          label={text('dueOn')}
          name={dueName}
          choices={dueFilters.map((id) => ({ id, label: text(`dueFilter_${id}`) }))}
        />
      )}
      {isOfItems && getFilter(search, dueName) === 'range' && (
        <>
          <FilterDay {...filter} label={text('dueFrom')} name={dueFromName} />
          <FilterDay {...filter} label={text('dueTo')} name={dueToName} />
        </>
      )}
      {isOfItems && (
        <FilterSelect
          {...filter}
          label={text('groupBy')}
          name={groupName}
          all={text(layout === 'board' ? 'by_status' : 'ungrouped')}
          choices={groupings
            .filter((id) => layout !== 'board' || id !== 'status')
            .map((id) => ({ id, label: text(`by_${id}`) }))}
        />
      )}
      {hasMore && (
        <>
          <FilterSelect
            {...filter}
            label={text('project')}
            name={projectsName}
            choices={known?.projects ?? none}
          />
          {isOfItems && scope === 'mine' && (
            <FilterSelect
              {...filter}
              label={text('reasons')}
              name={reasonsName}
              choices={reasons.map((id) => ({ id, label: text(`reason_${id}`) }))}
            />
          )}
          {isOfItems && (
            <>
              <FilterSelect
                {...filter}
                label={text('person')}
                name={peopleName}
                choices={[
                  { id: 'me', label: text('me') },
                  { id: 'none', label: text('nobody') },
                  ...(known?.people ?? none),
                ]}
              />
              <FilterSelect
                {...filter}
                label={text('kind')}
                name={kindName}
                choices={[
                  { id: 'task', label: text('tasks') },
                  { id: 'impediment', label: text('impediments') },
                ]}
              />
              <TagFilter {...filter} />
            </>
          )}
          <FilterDay {...filter} label={text('hoursFrom')} name={fromName} />
          <FilterDay {...filter} label={text('hoursTo')} name={toName} />
        </>
      )}
      <Button
        variant="quiet"
        className={styles.more ?? ''}
        icon={<ListFilter aria-hidden="true" />}
        aria-expanded={hasMore}
        onPress={() => setHasMore(!hasMore)}
      >
        {text('moreFilters')}
      </Button>
    </ReportFilters>
  );
}
