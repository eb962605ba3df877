import { useSelector } from '@xstate/react';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReviewExecuteActor } from '#machines/reviews/execute/review-execute.machine.ts';
import type { ReviewPdfActor } from '#machines/reviews/execute/review-pdf.machine.ts';
import type { Review, ReviewDetail } from '#machines/reviews/execute/review.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import type { Address } from '#records/form/address.ts';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { FormColumn } from './form-column.tsx';
import { ReviewActions } from './review-actions.tsx';
import styles from './review-execute.module.css';
import { ReviewFacts } from './review-facts.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { ReviewPeople } from './review-people.tsx';
import { ReviewQuestions } from './review-questions.tsx';
import { ReviewToolbar, type ReviewPageView } from './review-toolbar.tsx';

export interface ReviewExecuteScreenProps {
  actor: ReviewExecuteActor;
  pdf: ReviewPdfActor;
  view: ReviewPageView;
  onView: (view: ReviewPageView) => void;
  onOpen: (address: Address) => void;
  /** Content if the review does not exist, or is not for this person. */
  notFound: ReactNode;
  /** The meeting about the review. */
  renderMeeting: (reviewId: string) => ReactNode;
  /** What the reviewee wrote last, and what they have worked on since. */
  renderEarlier: (review: Review) => ReactNode;
}

/** A review at a step of its cycle. Source: REVW-003. */
export function ReviewExecuteScreen(props: ReviewExecuteScreenProps): ReactNode {
  const { actor, pdf, notFound, onOpen } = props;
  const text = useText('reviewExecute');
  const detail = useSelector(actor, ({ context }) => context.detail);
  const isDisplay = useSelector(actor, (state) => state.matches('display'));
  const isShown = useSelector(actor, (state) => state.hasTag('shown'));
  if (useSelector(actor, (state) => state.matches('notFound'))) return notFound;
  return (
    <div className={styles.screen}>
      <PageHead
        title={detail?.review.employeeName ?? text('title')}
        above={[{ title: text('reviews'), to: reviewAddresses.list.to }]}
      >
        {detail && isShown && !isDisplay && (
          <ReviewActions actor={actor} pdf={pdf} review={detail.review} onOpen={onOpen} />
        )}
      </PageHead>
      {detail && isShown ? <Content {...props} detail={detail} /> : <Waiting actor={actor} />}
      <ReviewQuestions actor={actor} />
    </div>
  );
}

/** The review is loading, could not be loaded, or there is none. */
function Waiting({ actor }: Pick<ReviewExecuteScreenProps, 'actor'>) {
  const text = useText('reviewExecute');
  const records = useText('records');
  const why = useCauseText();
  const { cause, summary } = useSelector(actor, ({ context }) => context);
  const isEmpty = useSelector(actor, (state) => state.matches('empty'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isEmpty) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title={text('emptyTitle', { step: summary?.stepName ?? '' })}
        action={<LinkButton address={reviewAddresses.list}>{text('allReviews')}</LinkButton>}
      >
        {text('emptyText')}
      </EmptyState>
    );
  }
  if (!isUnavailable) return <Loader label={records('loading')} />;
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

type ContentProps = ReviewExecuteScreenProps & { detail: ReviewDetail };

function Content(props: ContentProps) {
  const { actor, detail, view: requested, onView, renderMeeting, renderEarlier } = props;
  const text = useText('reviewExecute');
  const summary = useSelector(actor, ({ context }) => context.summary);
  const form = useSelector(actor, ({ children }) => children.form);
  const isDisplay = useSelector(actor, (state) => state.matches('display'));
  const { review, forms, history } = detail;
  // An archived review has no meeting here.
  const view = isDisplay && requested === 'meeting' ? 'forms' : requested;
  const earlier = view === 'forms' && !isDisplay ? renderEarlier(review) : null;
  const hasPeople = summary !== null && summary.reviewees.length > 1;
  return (
    <>
      <ReviewFacts review={review} />
      <ReviewToolbar actor={actor} detail={detail} view={view} onView={onView} />
      <ReviewNotices actor={actor} detail={detail} />
      <div className={styles.body}>
        {view === 'meeting' && renderMeeting(review.id)}
        {view === 'history' && <ReviewHistory history={history} />}
        {view === 'forms' && (
          <div className={styles.columns}>
            {forms.length === 0 && <p className={styles.muted}>{text('nothingToRead')}</p>}
            {forms.map((each) => (
              <FormColumn
                key={each.stepId}
                form={each}
                actor={form ?? null}
                isPresent={each.stepId === review.stepId && review.status !== 'Delivered'}
              />
            ))}
          </div>
        )}
        {(earlier !== null || hasPeople) && (
          <div className={styles.side}>
            {earlier}
            {hasPeople && <ReviewPeople actor={actor} reviewId={review.id} summary={summary} />}
          </div>
        )}
      </div>
    </>
  );
}
