import { useSelector } from '@xstate/react';
import { BellOff, CheckCheck, RotateCw } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import { toCause } from '#machines/cause.ts';
import { getAge } from '#machines/notifications/age.ts';
import type { Clock } from '#machines/clock.ts';
import {
  filterTypes,
  getTarget,
  type FilterType,
  type Notification,
  type Target,
} from '#machines/notifications/notifications.ts';
import type { notificationHubMachine } from '#machines/notifications/notification-hub.machine.ts';
import type { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { getShown } from '#machines/notifications/notification-panel.setup.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { LongList } from '#ui/display/rows/long-list.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Loader, Spinner } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import { HubStatus } from './hub-status.tsx';
import { NotificationItem } from './notification-item.tsx';
import { useHandoverDecision } from './use-handover-decision.tsx';
import styles from './notifications.module.css';

export interface NotificationPanelProps {
  actor: ActorRefFrom<typeof notificationPanelMachine>;
  hub: ActorRefFrom<typeof notificationHubMachine>;
  clock: Clock;
  /** Whether the page of a target exists yet. */
  leadsTo: (target: Target) => boolean;
  /** Navigates to the page of all notifications; without it, there is no link to it. */
  onViewAll?: (() => void) | undefined;
}

/** The panel that the bell opens. Source: NOTIF-002, NOTIF-014. */
export function NotificationPanel(props: NotificationPanelProps) {
  const { actor, hub, onViewAll } = props;
  const text = useText('notifications');
  const context = useSelector(actor, (state) => state.context);
  const filters: Record<FilterType, string> = {
    UnSeen: text('filterUnSeen'),
    Seen: text('filterSeen'),
    All: text('filterAll'),
  };
  const { requestTrackingPendingCount } = getShown(context).counts;
  return (
    <section className={styles.panel} aria-label={text('title')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('title')}</h2>
        <Button
          size="small"
          variant="quiet"
          icon={<CheckCheck />}
          onPress={() => actor.send({ type: 'MARK_ALL_READ' })}
        >
          {text('markAll')}
        </Button>
        <SegmentedControl
          label={text('filter')}
          options={filterTypes.map((id) => ({ id, label: filters[id] }))}
          value={context.filterType}
          onChange={(filterType) => actor.send({ type: 'filter.changed', filterType })}
        />
        {requestTrackingPendingCount > 0 && (
          <p className={styles.pending}>
            {text('pending', { count: requestTrackingPendingCount })}
          </p>
        )}
      </header>
      <List {...props} />
      <footer className={styles.foot}>
        <HubStatus hub={hub} />
        {onViewAll && (
          <Button size="small" variant="quiet" onPress={onViewAll}>
            {text('viewAll')}
          </Button>
        )}
      </footer>
    </section>
  );
}

const emptyTexts = { UnSeen: 'empty', Seen: 'emptySeen', All: 'emptyAll' } as const;

function List({ actor, clock, leadsTo }: NotificationPanelProps) {
  const text = useText('notifications');
  const why = useCauseText();
  const snapshot = useSelector(actor, (state) => state);
  const now = useNow(clock.now, 10_000);
  const { onDecide, dialog } = useHandoverDecision(actor);
  const { context } = snapshot;
  const { notifications } = getShown(context);
  const leads = (notification: Notification) => {
    const target = getTarget(notification);
    return target !== null && leadsTo(target);
  };
  const isFetching = snapshot.matches('idle') || snapshot.hasTag('fetching');
  const empty = () => {
    if (isFetching) return <Loader label={text('loading')} />;
    if (!context.problem) {
      return <EmptyState icon={<BellOff />}>{text(emptyTexts[context.filterType])}</EmptyState>;
    }
    return (
      <Unavailable
        title={text('failed')}
        retryLabel={text('retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {context.problem.messages.join(' ') || why(toCause(context.problem))}
      </Unavailable>
    );
  };
  return (
    <>
      {context.problem && notifications.length > 0 && (
        <div role="alert" className={styles.failed}>
          <span>{text('moreFailed')}</span>
          <Button size="small" icon={<RotateCw />} onPress={() => actor.send({ type: 'retry' })}>
            {text('retry')}
          </Button>
        </div>
      )}
      <LongList
        label={text('title')}
        items={notifications}
        estimatedItemSize={84}
        newLabel={(count) => text('newOnTop', { count })}
        empty={<div className={styles.empty}>{empty()}</div>}
        onEnd={() => actor.send({ type: 'scrolled.toEnd' })}
        isLoadingMore={snapshot.matches('fetchingMore')}
        more={<Spinner label={text('loading')} />}
        className={styles.list}
      >
        {(notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            {...getAge(notification.requestedTime, now)}
            isRemoved={context.removed?.id === notification.id}
            hasTarget={leads(notification)}
            isUpdating={snapshot.matches('updating') && context.selected?.id === notification.id}
            canDecide={context.employeeId !== null}
            send={actor.send}
            onDecide={onDecide}
          />
        )}
      </LongList>
      {dialog}
    </>
  );
}
