import { useSelector } from '@xstate/react';
import type { ReviewExecuteActor } from '#machines/reviews/execute/review-execute.machine.ts';
import { getBlock, type ReviewDetail } from '#machines/reviews/execute/review.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { useWaitingNames } from './review-facts.tsx';
import styles from './review-execute.module.css';

interface ReviewNoticesProps {
  actor: ReviewExecuteActor;
  detail: ReviewDetail;
}

/** What was done last, why nothing can be written, and why the review was sent back. */
export function ReviewNotices({ actor, detail }: ReviewNoticesProps) {
  const text = useText('reviewExecute');
  const records = useText('records');
  const why = useCauseText();
  const { review, rejections } = detail;
  const { cause } = useSelector(actor, ({ context }) => context);
  const isOutdated = useSelector(actor, (state) => state.hasTag('outdated'));
  const isDisplay = useSelector(actor, (state) => state.matches('display'));
  const block = getBlock(review, 'Write');
  return (
    <div className={styles.notices}>
      <DoneNotice actor={actor} detail={detail} />
      {isOutdated && (
        <Banner
          tone="warning"
          title={text('outdatedTitle')}
          action={
            <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
              {records('tryAgain')}
            </Button>
          }
        >
          {why(cause) ?? text('outdatedText')}
        </Banner>
      )}
      {isDisplay && <Banner>{text('archived')}</Banner>}
      {!isDisplay && block && (
        <p className={styles.muted}>
          {isolate(text('readOnly', { reason: text(`block_${block}`) }))}
        </p>
      )}
      <AcknowledgedComments review={review} />
      <Rejections rejections={rejections} isLatestOpen={review.rejectedReason !== null} />
    </div>
  );
}

/** What the reviewee wrote when they confirmed that they have read the review. */
function AcknowledgedComments({ review }: Pick<ReviewDetail, 'review'>) {
  const text = useText('reviewExecute');
  const format = useFormat();
  const { acknowledgedOn, acknowledgedComments, employeeName: name } = review;
  if (acknowledgedOn === null || acknowledgedComments === '') return null;
  const date = format.dateTime(acknowledgedOn);
  return <Banner title={text('acknowledgedTitle', { name, date })}>{acknowledgedComments}</Banner>;
}

function DoneNotice({ actor, detail: { review } }: ReviewNoticesProps) {
  const text = useText('reviewExecute');
  const getNames = useWaitingNames();
  const notice = useSelector(actor, ({ context }) => context.notice);
  if (!notice) return null;
  const next = review.waitingFor ? text('nextStep', { names: getNames(review.waitingFor) }) : '';
  return (
    <Banner
      tone="success"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'notice.close' })}>
          {text('close')}
        </Button>
      }
    >
      {text(`done_${notice}`, { next })}
    </Banner>
  );
}

interface RejectionsProps {
  rejections: ReviewDetail['rejections'];
  /** Whether the latest one is what the present step has to react to. */
  isLatestOpen: boolean;
}

function Rejections({ rejections, isLatestOpen }: RejectionsProps) {
  const text = useText('reviewExecute');
  const format = useFormat();
  const toTitle = ({ rejectedByName, stepName, rejectedOn }: RejectionsProps['rejections'][0]) =>
    text('rejectedTitle', {
      name: rejectedByName,
      step: stepName,
      date: format.dateTime(rejectedOn),
    });
  const [latest] = isLatestOpen ? rejections : [];
  const earlier = isLatestOpen ? rejections.slice(1) : rejections;
  return (
    <>
      {latest && (
        <Banner tone="warning" title={toTitle(latest)}>
          {latest.rejectedReason}
        </Banner>
      )}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{text('earlierRejections')}</summary>
          <ul>
            {earlier.map((each) => (
              <li key={each.rejectedOn}>
                <p className={styles.muted}>{isolate(toTitle(each))}</p>
                <p className={styles.prose} dir="auto">
                  {each.rejectedReason}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
