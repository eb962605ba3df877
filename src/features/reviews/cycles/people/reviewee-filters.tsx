import type { ListSearch } from '#machines/lists/list-search.ts';
import {
  attentionFilter,
  attentions,
  statusFilter,
  stepFilter,
  type CycleDetail,
} from '#machines/reviews/cycles/cycle.ts';
import { reviewStatuses } from '#machines/reviews/list/review-search.ts';
import { useText } from '#i18n/text.tsx';
import { ChoiceFilter, SearchFilters } from '../list/search-filters.tsx';

interface RevieweeFiltersProps {
  detail: CycleDetail;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** Searches reviewees by name, and filters them by step, status and what needs attention. */
export function RevieweeFilters({ detail, ...list }: RevieweeFiltersProps) {
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  return (
    <SearchFilters {...list} label={text('searchPeople')}>
      <ChoiceFilter
        {...list}
        name={stepFilter}
        label={text('stepName')}
        all={text('allSteps')}
        choices={detail.steps.map(({ stepId, stepName }) => ({ id: stepId, label: stepName }))}
      />
      <ChoiceFilter
        {...list}
        name={statusFilter}
        label={text('status')}
        all={text('allStatuses')}
        choices={reviewStatuses.map((id) => ({ id, label: reviews(`status_${id}`) }))}
      />
      <ChoiceFilter
        {...list}
        name={attentionFilter}
        label={text('attention')}
        all={text('attention')}
        choices={attentions.map((id) => ({ id, label: text(id) }))}
      />
    </SearchFilters>
  );
}
