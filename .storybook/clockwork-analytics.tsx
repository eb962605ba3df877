import { fn } from 'storybook/test';
import { useState } from 'react';
import {
  ClockWorkAnalyticsScreen,
  type ClockWorkAnalyticsProps,
} from '#features/clockwork-analytics/clockwork-analytics.screen.tsx';
import type { ListSearch } from '#machines/lists/list-search.ts';
import type { FilterSet } from '#session/filter-sets.ts';

/** The screen with the settings that its page stores for the user, stored by the story. */
export function ClockWorkAnalyticsStory({ actor }: Pick<ClockWorkAnalyticsProps, 'actor'>) {
  const [sort, setSort] = useState<ListSearch['sort']>(null);
  const [isTable, setIsTable] = useState(false);
  const [sets, setSets] = useState<FilterSet[]>([]);
  return (
    <ClockWorkAnalyticsScreen
      actor={actor}
      sort={sort}
      onSort={setSort}
      own="employee-ava"
      chartView={{ isTable, onTable: setIsTable }}
      filterSets={{
        sets,
        onSave: (set) => setSets([...sets, set]),
        onDelete: (name) => setSets(sets.filter((each) => each.name !== name)),
        current: { 'filter.team': 'all' },
        onApply: fn(),
      }}
      onPrint={fn()}
      onRetry={fn()}
    />
  );
}
