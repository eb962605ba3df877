import { getFilter, type ListSearch } from '#machines/lists/list-search.ts';
import type { ReviewFacets } from '#machines/reviews/list/review-list.ts';
import {
  getStatuses,
  reviewStatuses,
  statusFilter,
  type ReviewStatus,
} from '#machines/reviews/list/review-search.ts';
import { stepFilter } from '#machines/reviews/list/step-filter.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { StyleBadge } from '../shared/style-badge.tsx';
import styles from './review-list.module.css';

interface ReviewChipsProps {
  /** Null before the first response: the steps are not known yet. */
  facets: ReviewFacets | null;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
}

/** The steps as tabs, with their reviews and those that wait for the person. Source: REVW-065. */
export function StepTabs({ facets, search, onSearch }: ReviewChipsProps) {
  const text = useText('reviewList');
  const { number } = useFormat();
  const selected = getFilter(search, stepFilter);
  const tabs = facets?.reviewTabItems ?? [];
  const select = (stepId: string) =>
    onSearch(filteredBy(search, stepFilter, stepId === selected ? '' : stepId));
  return (
    <div role="group" aria-label={text('steps')} className={styles.tabs}>
      <button
        type="button"
        className={styles.tab}
        aria-pressed={selected === ''}
        onClick={() => select('')}
      >
        {text('allSteps')}
      </button>
      {tabs.map(({ stepId, stepName, reviewCount, actionCount }) => (
        <button
          key={stepId}
          type="button"
          className={styles.tab}
          aria-pressed={stepId === selected}
          onClick={() => select(stepId)}
        >
          <bdi>{stepName}</bdi> <span className={styles.count}>{number(reviewCount)}</span>{' '}
          {actionCount > 0 && (
            <Badge tone="count">
              <span aria-hidden="true">{number(actionCount)}</span>
              <span className="visually-hidden">
                {text('waitingCount', { count: actionCount })}
              </span>
            </Badge>
          )}
        </button>
      ))}
    </div>
  );
}

/** The statuses in the colours of the legends, with their numbers; any of them can be selected. */
export function StatusChips({ facets, search, onSearch }: ReviewChipsProps) {
  const text = useText('reviewList');
  const reviews = useText('reviews');
  const { number } = useFormat();
  const selected = getStatuses(search);
  const counts = new Map(facets?.statusCounts.map(({ status, count }) => [status, count]));
  const styleByStatus = new Map(facets?.legends.map(({ status, style }) => [status, style]));
  const toggle = (status: ReviewStatus) => {
    const next = reviewStatuses.filter((each) => selected.includes(each) !== (each === status));
    onSearch(filteredBy(search, statusFilter, next.join(',')));
  };
  return (
    <div role="group" aria-label={text('statuses')} className={styles.chips}>
      {reviewStatuses.map((status) => {
        const isSelected = selected.includes(status);
        return (
          <Button
            key={status}
            size="small"
            variant={isSelected ? 'secondary' : 'quiet'}
            aria-pressed={isSelected}
            onPress={() => toggle(status)}
          >
            <StyleBadge style={styleByStatus.get(status) ?? 'secondary'}>
              {reviews(`status_${status}`)}
            </StyleBadge>{' '}
            <span className={styles.count}>{facets && number(counts.get(status) ?? 0)}</span>
          </Button>
        );
      })}
    </div>
  );
}
