import { useSelector } from '@xstate/react';
import { Check, MailOpen } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import {
  getOpenHandovers,
  isOpenRequest,
  type Notification,
} from '#machines/notifications/notifications.ts';
import { listView } from '#machines/lists/list-view.ts';
import type { ListSearch } from '#machines/lists/list-search.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { NotificationExportActor } from '#machines/notifications/notification-export.machine.ts';
import type { notificationPanelMachine } from '#machines/notifications/notification-panel.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { toCsv, downloadCsv } from '#ui/data-grid/csv.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { HandoverButtons } from './handover-buttons.tsx';
import { getNotificationText, useNotificationTexts } from './notification-text.tsx';
import { useHandoverDecision } from './use-handover-decision.tsx';
import { useNotificationColumns } from './use-notification-columns.tsx';
import styles from './notifications.module.css';

export interface NotificationsScreenProps {
  list: ListActor<Notification>;
  /** Runs the actions on a notification, as in the bell. */
  panel: ActorRefFrom<typeof notificationPanelMachine>;
  /** Loads all matching notifications for the file. */
  exporting: NotificationExportActor;
  /** The current time, in ms. */
  now: number;
  onSearch: (search: ListSearch) => void;
  /** Starts over with a new list. */
  onRetry: () => void;
}

/** All notifications, paginated. Source: NOTIF-001. */
export function NotificationsScreen({
  list,
  panel,
  exporting,
  now,
  onSearch,
  onRetry,
}: NotificationsScreenProps) {
  const text = useText('notifications');
  const texts = useNotificationTexts();
  const gridTexts = useGridTexts();
  const why = useCauseText();
  const snapshot = useSelector(list, (state) => state);
  const context = useSelector(panel, (state) => state.context);
  const columns = useNotificationColumns(now);
  const isExporting = useSelector(exporting, (state) => state.hasTag('busy'));
  useEmitted(exporting, {
    'file.ready': ({ file }) => downloadCsv(text('fileName'), toCsv(columns, file)),
  });
  const isFinal = snapshot.status === 'done';
  const { onDecide, dialog } = useHandoverDecision(panel, () => {
    if (!isFinal) list.send({ type: 'tab.returned' });
  });
  const canDecide = context.employeeId !== null;
  const busy = new Set(
    context.pendingActions.map((action) =>
      action.kind === 'seeAll' ? '' : action.notification.id,
    ),
  );

  return (
    <div>
      <div className={styles.pageHead}>
        <h1>{text('pageTitle')}</h1>
        <Button onPress={() => panel.send({ type: 'MARK_ALL_READ' })}>{text('markAll')}</Button>
      </div>
      <DataGrid
        {...listView(snapshot)}
        reason={why(snapshot.context.cause)}
        label={text('title')}
        columns={columns}
        onSearch={onSearch}
        onRetry={() => (isFinal ? onRetry() : list.send({ type: 'retry' }))}
        texts={gridTexts}
        exportName={text('fileName')}
        exporting={{
          isPending: isExporting,
          onExport: () => exporting.send({ type: 'EXPORT', requested: snapshot.context.search }),
        }}
        renderActions={(notification) => {
          const of = getNotificationText(notification, texts);
          const isBusy = busy.has(notification.id);
          return (
            <>
              {isOpenRequest(notification) && canDecide && (
                <span className={styles.group}>
                  <Button
                    size="small"
                    isDisabled={isBusy}
                    aria-label={`${text('accept')}: ${of}`}
                    onPress={() => panel.send({ type: 'ACCEPT', notification })}
                  >
                    {text('accept')}
                  </Button>
                  <Button
                    size="small"
                    isDisabled={isBusy}
                    aria-label={`${text('deny')}: ${of}`}
                    onPress={() => panel.send({ type: 'DENY', notification })}
                  >
                    {text('deny')}
                  </Button>
                </span>
              )}
              {getOpenHandovers(notification).length > 0 && canDecide && (
                <span className={styles.group}>
                  <HandoverButtons
                    notification={notification}
                    onDecide={onDecide}
                    about={of}
                    isDisabled={isBusy}
                  />
                </span>
              )}
              <span className={styles.group}>
                {!notification.isSeen && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<MailOpen />}
                    isDisabled={isBusy}
                    aria-label={`${text('markRead')}: ${of}`}
                    onPress={() => panel.send({ type: 'MARK_READ', notification })}
                  />
                )}
                {!notification.isComplete && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={<Check />}
                    isDisabled={isBusy}
                    aria-label={`${text('complete')}: ${of}`}
                    onPress={() => panel.send({ type: 'COMPLETE', notification })}
                  />
                )}
              </span>
            </>
          );
        }}
      />
      {dialog}
    </div>
  );
}
