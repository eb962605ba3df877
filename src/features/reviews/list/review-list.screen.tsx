import { useSelector } from '@xstate/react';
import { ArrowRight, CalendarDays } from 'lucide-react';
import { useCallback } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ReviewPdfActor } from '#machines/reviews/execute/review-pdf.machine.ts';
import { getFacets, type Review, type ReviewFacets } from '#machines/reviews/list/review-list.ts';
import { isWaiting } from '#machines/reviews/list/review-search.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { StatusChips, StepTabs } from './review-chips.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewRowActions } from './review-row-actions.tsx';
import { useReviewColumns } from './use-review-columns.tsx';
import styles from './review-list.module.css';

export interface ReviewListScreenProps extends ListPageState {
  actor: ListActor<Review>;
  pdf: ReviewPdfActor;
  /** Whether the person leads a team, so that its reviews can be listed. */
  isTeamLead: boolean;
  /** The person's employee record, if any: marks the own reviews. */
  employeeId: string | null;
}

const getName = ({ employeeName }: Review) => employeeName;

/** The reviews that the person can see, what is waiting for them first. Source: REVW-001, REVW-013. */
export function ReviewListScreen(props: ReviewListScreenProps) {
  const { actor, pdf, isTeamLead, employeeId, ...listState } = props;
  const text = useText('reviewList');
  const facets = useSelector(actor, ({ context }) => getFacets(context));
  const columns = useReviewColumns(facets, employeeId);
  const { search, onSearch } = listState;
  const filters = { facets, search, onSearch };
  const isOnlyWaiting = isWaiting(search) && search.columnFilters.length === 1;
  const renderActions = useCallback(
    (row: Review) => <ReviewRowActions review={row} pdf={pdf} />,
    [pdf],
  );
  return (
    <>
      <PageHead title={text('title')}>
        <LinkButton address={reviewAddresses.meetings} icon={<CalendarDays aria-hidden="true" />}>
          {text('meetings')}
        </LinkButton>
        <ReviewNext facets={facets} />
      </PageHead>
      <div className={styles.top}>
        <StepTabs {...filters} />
        <StatusChips {...filters} />
      </div>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={columns}
        getName={getName}
        emptyText={text('noneYet')}
        filteredText={isOnlyWaiting ? text('noneWaiting') : undefined}
        toolbar={<ReviewFilters {...filters} isTeamLead={isTeamLead} />}
        renderActions={renderActions}
      />
    </>
  );
}

/** Opens the review that has been waiting longest for the person, of those that match the filters. */
function ReviewNext({ facets }: { facets: ReviewFacets | null }) {
  const text = useText('reviewList');
  const icon = <ArrowRight aria-hidden="true" className={styles.forward} />;
  const next = facets?.nextReview;
  if (!next) {
    return (
      <Button
        variant="primary"
        icon={icon}
        blockedBecause={text(facets ? 'noneWaitingHere' : 'loading')}
      >
        {text('reviewNext')}
      </Button>
    );
  }
  return (
    <LinkButton address={reviewAddresses.execute(next)} variant="primary" icon={icon}>
      {text('reviewNext')}
    </LinkButton>
  );
}
