import { useSelector } from '@xstate/react';
import type { Connection } from '#machines/calendar/calendar-connection.actors.ts';
import type { CalendarConnectionActor } from '#machines/calendar/calendar-connection.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Details } from '#records/view/record-view.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { CalendarNotice } from './calendar-notice.tsx';
import styles from './calendar.module.css';

export interface CalendarConnectionScreenProps {
  actor: CalendarConnectionActor;
}

/** The person's own calendar: connect, see what is granted, sync, disconnect. Source: INTEG-001. */
export function CalendarConnectionScreen({ actor }: CalendarConnectionScreenProps) {
  const text = useText('calendar');
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { connection, cause } = state.context;
  const isLoading = ['arriving', 'finishing', 'loading'].some((name) => state.value === name);
  return (
    <div className={styles.page}>
      <PageHead title={text('title')} />
      <p className={styles.intro}>{text('intro')}</p>
      {isLoading && <Loader label={text(state.matches('finishing') ? 'finishing' : 'loading')} />}
      {state.matches('unavailable') && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      <CalendarNotice actor={actor} />
      {connection && state.hasTag('shown') && <Shown actor={actor} connection={connection} />}
      <Question actor={actor} />
    </div>
  );
}

function Shown({ actor, connection }: CalendarConnectionScreenProps & { connection: Connection }) {
  const text = useText('calendar');
  const { dateTime } = useFormat();
  const { providerName, accountEmail, connectedOn, lastSyncedOn, scopes } = connection;
  const isConnected = connection.isGoogleCalendarSynced;
  const permissions = (
    <ul className={styles.scopes}>
      {scopes.map((scope) => (
        <li key={scope}>
          <ScopeText scope={scope} />
        </li>
      ))}
    </ul>
  );
  return (
    <Panel title={providerName ?? text('noCalendar')}>
      <div className={styles.connection}>
        {providerName === null ? (
          <p>{text('noProvider')}</p>
        ) : (
          <Details
            items={[
              [text('status'), text(isConnected ? 'connected' : 'notConnected')],
              ...(isConnected
                ? ([
                    [text('account'), accountEmail ?? ''],
                    [text('connectedOn'), connectedOn === null ? '' : dateTime(connectedOn)],
                    [text('lastSync'), lastSyncedOn === null ? '' : dateTime(lastSyncedOn)],
                  ] as const)
                : []),
              [text(isConnected ? 'permissions' : 'permissionsRequested'), permissions],
            ]}
          />
        )}
        <Actions actor={actor} connection={connection} />
      </div>
    </Panel>
  );
}

/** A scope in words; an unknown one by its name. */
function ScopeText({ scope }: { scope: string }) {
  const text = useText('calendar');
  if (scope === 'openid') return text('scopeAccount');
  if (scope === 'email') return text('scopeEmail');
  return scope.endsWith('/calendar.events.readonly') ? text('scopeEvents') : scope;
}

function Actions({
  actor,
  connection,
}: CalendarConnectionScreenProps & { connection: Connection }) {
  const text = useText('calendar');
  const state = useSelector(actor, (snapshot) => snapshot);
  const isLeaving = state.matches('requesting') || state.matches('leaving');
  const isSyncing = state.matches('syncing');
  const hasProvider = connection.providerName !== null;
  const busy = state.hasTag('busy') ? text('stillBusy') : null;
  if (!connection.isGoogleCalendarSynced) {
    return (
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isLeaving}
          pendingLabel={text('leaving')}
          blockedBecause={hasProvider ? null : text('noProvider')}
          onPress={() => actor.send({ type: 'calendar.connect' })}
        >
          {text('connect')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        isPending={isSyncing}
        pendingLabel={text('syncing')}
        blockedBecause={isSyncing ? null : busy}
        onPress={() => actor.send({ type: 'calendar.sync' })}
      >
        {text('sync')}
      </Button>
      <Button
        isPending={isLeaving}
        pendingLabel={text('leaving')}
        blockedBecause={isLeaving ? null : busy}
        onPress={() => actor.send({ type: 'calendar.connect' })}
      >
        {text('connectAgain')}
      </Button>
      <Button
        variant="danger"
        blockedBecause={busy}
        onPress={() => actor.send({ type: 'calendar.disconnect' })}
      >
        {text('disconnect')}
      </Button>
    </div>
  );
}

function Question({ actor }: CalendarConnectionScreenProps) {
  const text = useText('calendar');
  const isConfirming = useSelector(actor, (state) => state.matches('confirming'));
  const isDisconnecting = useSelector(actor, (state) => state.hasTag('disconnecting'));
  return (
    <ConfirmDialog
      isOpen={isConfirming || isDisconnecting}
      isBusy={isDisconnecting}
      busyLabel={text('disconnecting')}
      isDestructive
      title={text('disconnectTitle')}
      text={text('disconnectText')}
      yes={text('disconnect')}
      no={text('cancel')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'NO' })}
    />
  );
}
