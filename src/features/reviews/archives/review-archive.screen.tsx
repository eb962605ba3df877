import { useSelector } from '@xstate/react';
import { FileDown } from 'lucide-react';
import { useCallback } from 'react';
import type { FilterChoicesActor } from '#machines/lists/create-filter-choices.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { ArchivedPdfActor } from '#machines/reviews/archives/archived-pdf.machine.ts';
import type { ArchivedReview } from '#machines/reviews/archives/archived-review.ts';
import type { ArchiveChoices } from '#machines/reviews/archives/review-archive.actors.ts';
import { teamFilter, yearFilter } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceFilter, SearchFilters } from '../cycles/list/search-filters.tsx';
import { useArchiveColumns } from './use-archive-columns.tsx';
import styles from './review-archives.module.css';

export interface ReviewArchiveScreenProps extends ListPageState {
  actor: ListActor<ArchivedReview>;
  choices: FilterChoicesActor<ArchiveChoices>;
  pdf: ArchivedPdfActor;
}

const getName = ({ employeeName }: ArchivedReview) => employeeName;

/** The archived reviews that the person may read. Source: REVW-010, PRIV-038. */
export function ReviewArchiveScreen(props: ReviewArchiveScreenProps) {
  const { actor, choices, pdf, ...listState } = props;
  const text = useText('reviewArchives');
  const known = useSelector(choices, ({ context }) => context.choices);
  const { search, onSearch } = listState;
  const list = { search, onSearch };
  const renderActions = useCallback(
    (review: ArchivedReview) => <PdfButton pdf={pdf} review={review} />,
    [pdf],
  );
  return (
    <>
      <PageHead title={text('title')} />
      <p role="status" className={styles.scope}>
        {known && text(known.canViewAllReviews ? 'scopeAll' : 'scopeOwn')}
      </p>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={useArchiveColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        toolbar={
          <SearchFilters {...list} label={text('search')}>
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
              choices={(known?.years ?? []).map((year) => ({
                id: String(year),
                label: String(year),
              }))}
            />
          </SearchFilters>
        }
        renderActions={renderActions}
      />
    </>
  );
}

/** Downloads a review; the right to reviews is needed for it. */
function PdfButton({ pdf, review }: { pdf: ArchivedPdfActor; review: ArchivedReview }) {
  const text = useText('reviewArchives');
  const { reviewId, employeeName: name } = review;
  const { reason } = useBlocked('reviews.basic');
  const isPending = useSelector(
    pdf,
    (state) => state.hasTag('busy') && state.context.requested?.reviewId === reviewId,
  );
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<FileDown aria-hidden="true" />}
      aria-label={text('downloadPdf', { name })}
      isPending={isPending}
      pendingLabel={text('downloading')}
      effect="reading"
      blockedBecause={reason}
      onPress={() => pdf.send({ type: 'EXPORT', requested: { reviewId, name } })}
    />
  );
}
