import { useSelector } from '@xstate/react';
import type { FilterChoicesActor } from '#machines/lists/create-filter-choices.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import type { CycleChoices } from '#machines/reviews/cycles/list/cycle-list.actors.ts';
import { teamFilter, yearFilter } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { ChoiceFilter, SearchFilters } from './search-filters.tsx';

interface CycleFiltersProps {
  choices: FilterChoicesActor<CycleChoices>;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** Searches cycles by name, and filters them by team and year. Source: REVW-068. */
export function CycleFilters({ choices, ...list }: CycleFiltersProps) {
  const text = useText('reviewCycles');
  const known = useSelector(choices, ({ context }) => context.choices);
  return (
    <SearchFilters {...list} label={text('searchCycles')}>
      <ChoiceFilter
        {...list}
        name={teamFilter}
        label={text('team')}
        all={text('allTeams')}
        choices={(known?.teams ?? []).map(({ id, value }) => ({ id, label: value }))}
      />
      <ChoiceFilter
        {...list}
        name={yearFilter}
        label={text('year')}
        all={text('allYears')}
        choices={(known?.years ?? []).map((year) => ({ id: String(year), label: String(year) }))}
      />
    </SearchFilters>
  );
}
