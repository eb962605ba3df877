import { useSelector } from '@xstate/react';
import type { NudgeHistory } from '#machines/reviews/assign/assign.actors.ts';
import type { NudgeHistoryActor } from '#machines/reviews/assign/nudge-history.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { CopyText } from '#records/form/copy-typed.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Tabs } from '#ui/display/navigation/tabs.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './review-assign.module.css';

/** The reminders about a review, to its clients and to staff. Source: REVW-083, REVW-084. */
export function HistoryDialog({ actor }: { actor: NudgeHistoryActor }) {
  const text = useText('reviewAssign');
  const why = useCauseText();
  const { review, history, cause } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  const close = () => actor.send({ type: 'CLOSE' });
  return (
    <Dialog
      isOpen={isOpen}
      title={text('historyTitle', { name: review?.employeeName ?? '' })}
      onClose={close}
      actions={<Button onPress={close}>{text('close')}</Button>}
    >
      {history && <Histories history={history} />}
      {hasFailed && (
        <Unavailable
          title={text('historyFailed')}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {why(cause) ?? ''}
        </Unavailable>
      )}
      {!history && !hasFailed && <Loader label={text('loading')} />}
    </Dialog>
  );
}

const tabs = ['clients', 'staff'] as const;

function Histories({ history }: { history: NudgeHistory }) {
  const text = useText('reviewAssign');
  const { number } = useFormat();
  const titles = { clients: text('toClients'), staff: text('toStaff') };
  return (
    <Tabs
      label={text('history')}
      tabs={tabs.map((id) => ({ id, label: `${titles[id]} (${number(history[id].length)})` }))}
    >
      {(id) => {
        if (history[id].length === 0) return <p className={styles.muted}>{text('noReminders')}</p>;
        return id === 'clients' ? (
          <ToClients rows={history.clients} />
        ) : (
          <ToStaff rows={history.staff} />
        );
      }}
    </Tabs>
  );
}

/** When a reminder was sent, and by whom. */
function Sent({ sentOn, sentByName, isAutomatic }: SentProps) {
  const text = useText('reviewAssign');
  const format = useFormat();
  const date = format.dateTime(sentOn);
  const line = isAutomatic
    ? text('sentAutomatically', { date })
    : text('sentBy', { date, name: sentByName });
  return <p className={styles.muted}>{isolate(line)}</p>;
}

interface SentProps {
  sentOn: string;
  sentByName: string;
  isAutomatic: boolean;
}

function Message({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p className={styles.prose} dir="auto">
      {children}
    </p>
  );
}

function ToClients({ rows }: { rows: NudgeHistory['clients'] }) {
  const text = useText('reviewAssign');
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.entry}>
          <div className={styles.entryHead}>
            <span>
              {isolate(
                text('contactLabel', { name: row.clientContactName, client: row.clientName }),
              )}{' '}
              <bdi className={styles.muted}>{row.email}</bdi>
            </span>
            {row.clientReviewLink === '' ? (
              <span className={styles.muted}>{text('linkHidden')}</span>
            ) : (
              <CopyText
                label={text('copyLink')}
                getText={() => new URL(row.clientReviewLink, location.href).href}
              />
            )}
          </div>
          <Sent {...row} />
          <Message>{row.message}</Message>
        </li>
      ))}
    </ul>
  );
}

function ToStaff({ rows }: { rows: NudgeHistory['staff'] }) {
  const text = useText('reviewAssign');
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.id} className={styles.entry}>
          <span>
            {isolate(text('recipientAt', { name: row.recipientName, step: row.stepName }))}{' '}
            <bdi className={styles.muted}>{row.email}</bdi>
          </span>
          <Sent {...row} />
          <Message>{row.message}</Message>
        </li>
      ))}
    </ul>
  );
}
