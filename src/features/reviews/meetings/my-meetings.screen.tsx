import { useSelector } from '@xstate/react';
import type { MyReviewMeetings } from '#machines/reviews/meetings/meeting.ts';
import type { MyMeetingsActor } from '#machines/reviews/meetings/my-meetings.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './meetings.module.css';
import { MyActionItems } from './my-action-items.tsx';
import { MyMeetingList } from './my-meeting-list.tsx';
import { UndoTickBar } from './undo-tick-bar.tsx';

interface MyMeetingsScreenProps {
  actor: MyMeetingsActor;
  /** Shows open action items only, or all. */
  onFilter: (actionItems: 'open' | 'all') => void;
  /** Opens the meeting about a review. */
  onOpen: (reviewId: string) => void;
}

/** The person's meetings and action items. Source: REVW-013, REVW-032. */
export function MyMeetingsScreen(props: MyMeetingsScreenProps) {
  const { actor } = props;
  const text = useText('reviewMeetings');
  const records = useText('records');
  const why = useCauseText();
  const { content, cause } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  return (
    <>
      <PageHead
        title={text('pageTitle')}
        crumb={text('title')}
        above={[{ title: text('reviews'), to: reviewAddresses.list.to }]}
      />
      {hasFailed && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {!hasFailed && content === null && <Loader label={text('loading')} />}
      {!hasFailed && content !== null && <Lists {...props} content={content} />}
    </>
  );
}

function Lists({
  actor,
  content,
  onFilter,
  onOpen,
}: MyMeetingsScreenProps & { content: MyReviewMeetings }) {
  const text = useText('reviewMeetings');
  const records = useText('records');
  const why = useCauseText();
  const { cause, actionItems } = useSelector(actor, ({ context }) => context);
  const { ticks, calendar, undo } = useSelector(actor, ({ children }) => children);
  const isOutdated = useSelector(actor, (state) => state.hasTag('outdated'));
  const isRefreshing = useSelector(actor, (state) => state.hasTag('refreshing'));
  const canLoadMore = useSelector(actor, (state) => state.can({ type: 'content.loadMore' }));
  return (
    <div className={styles.lists} aria-busy={isRefreshing}>
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
      <MyMeetingList
        title={text('upcoming')}
        empty={text('noUpcoming')}
        meetings={content.upcomingMeetings}
        total={content.upcomingMeetingCount}
        calendar={calendar}
        onOpen={onOpen}
      />
      {ticks && (
        <MyActionItems
          ticks={ticks}
          items={content.actionItems}
          total={content.actionItemCount}
          overdue={content.overdueActionItemCount}
          shown={actionItems}
          onFilter={onFilter}
          onOpen={onOpen}
        />
      )}
      <MyMeetingList
        title={text('past')}
        empty={text('noPast')}
        meetings={content.pastMeetings}
        total={content.pastMeetingCount}
        calendar={undefined}
        onOpen={onOpen}
      />
      {canLoadMore && (
        <div>
          <Button
            isPending={isRefreshing}
            pendingLabel={text('loading')}
            onPress={() => actor.send({ type: 'content.loadMore' })}
          >
            {text('loadMore')}
          </Button>
        </div>
      )}
      {undo && <UndoTickBar key={undo.sessionId} actor={undo} />}
    </div>
  );
}
