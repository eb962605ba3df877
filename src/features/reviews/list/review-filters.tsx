import { Filter, Search } from 'lucide-react';
import { useState } from 'react';
import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import type { ReviewFacets } from '#machines/reviews/list/review-list.ts';
import {
  cycleFilter,
  getScope,
  isSet,
  isWaiting,
  overdueFilter,
  reviewScopes,
  scopeFilter,
  teamFilter,
  waitingFilter,
  yearFilter,
} from '#machines/reviews/list/review-search.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import styles from './review-list.module.css';

export interface ReviewFiltersProps {
  facets: ReviewFacets | null;
  /** Whether the person leads a team, so that its reviews can be listed. */
  isTeamLead: boolean;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

const folded: readonly string[] = [cycleFilter, teamFilter, yearFilter, scopeFilter];

/** Searches reviews, and filters them by what waits, what is overdue, team, year and cycle. */
export function ReviewFilters(props: ReviewFiltersProps) {
  const { facets, search, onSearch } = props;
  const text = useText('reviewList');
  const { number } = useFormat();
  const isFolded = !folded.some((name) => getFilter(search, name) !== '');
  const [isOpen, setOpen] = useState(!isFolded);
  const isShown = isOpen || !isFolded;
  const by = (name: string, value: string) => onSearch(filteredBy(search, name, value));
  const isOverdue = getFilter(search, overdueFilter) !== '';
  const toggleFilters = () => {
    setOpen(!isShown);
    // No hidden filter stays active.
    if (!isFolded) {
      const columnFilters = search.columnFilters.filter(({ name }) => !folded.includes(name));
      onSearch({ ...search, page: 1, columnFilters });
    }
  };
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <TextFilter
          label={text('searchLabel')}
          placeholder={text('searchLabel')}
          icon={<Search aria-hidden="true" />}
          value={getFilter(search, searchName)}
          onFilter={(typed) => by(searchName, typed)}
        />
      </div>
      <Switch
        isSelected={isWaiting(search)}
        onChange={(isSelected) => by(waitingFilter, isSelected ? isSet : '')}
      >
        {text('waitingForMe')}{' '}
        {facets && <span className={styles.count}>{number(facets.actionableCount)}</span>}
      </Switch>
      <Button
        size="small"
        variant={isOverdue ? 'secondary' : 'quiet'}
        aria-pressed={isOverdue}
        onPress={() => by(overdueFilter, isOverdue ? '' : isSet)}
      >
        {text('onlyOverdue')}
      </Button>
      <Button
        size="small"
        variant={isShown ? 'secondary' : 'quiet'}
        aria-expanded={isShown}
        icon={<Filter aria-hidden="true" />}
        onPress={toggleFilters}
      >
        {text('moreFilters')}
      </Button>
      {isShown && <FoldedFilters {...props} />}
    </div>
  );
}

const all = 'all';

function FoldedFilters({ facets, isTeamLead, search, onSearch }: ReviewFiltersProps) {
  const text = useText('reviewList');
  const by = (name: string, value: string) => onSearch(filteredBy(search, name, value));
  const years = facets?.yearList.map((year) => ({ id: `${year}`, value: `${year}` }));
  const selects = [
    { name: cycleFilter, label: text('cycle'), any: text('allCycles'), options: facets?.cycles },
    { name: teamFilter, label: text('team'), any: text('allTeams'), options: facets?.teams },
    { name: yearFilter, label: text('year'), any: text('allYears'), options: years },
  ];
  return (
    <div role="group" aria-label={text('moreFilters')} className={styles.folded}>
      <SegmentedControl
        label={text('scope')}
        options={reviewScopes
          .filter((scope) => scope !== 'MyTeam' || isTeamLead)
          .map((scope) => ({ id: scope, label: text(`scope_${scope}`) }))}
        value={getScope(search)}
        onChange={(scope) => by(scopeFilter, scope === 'All' ? '' : scope)}
      />
      {selects.map(({ name, label, any, options = [] }) => (
        <div key={name} className={styles.select}>
          <Select
            hideLabel
            label={label}
            placeholder={any}
            items={[
              { id: all, label: any },
              ...options.map(({ id, value }) => ({ id, label: value })),
            ]}
            value={getFilter(search, name) || all}
            onChange={(id) => by(name, id === null || id === all ? '' : id)}
          />
        </div>
      ))}
    </div>
  );
}
