import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { isolate } from '#ui/isolate.tsx';
import styles from './shell.module.css';

/** A message that was shown, in the words it had. */
export interface PastMessage {
  id: number;
  tone: 'success' | 'error' | 'warning';
  message: string;
  /** How often it was told in a row. */
  count: number;
  /** By which a failure is found on the server; '' where there is none. */
  traceId: string;
  /** When it was shown last, as the person reads times. */
  when: string;
}

export interface MessagesDialogProps {
  isOpen: boolean;
  messages: readonly PastMessage[];
  onClose: () => void;
}

/** The last messages, for whoever missed a toast. */
export function MessagesDialog({ isOpen, messages, onClose }: MessagesDialogProps) {
  const text = useText('shell');
  return (
    <Dialog
      size="small"
      isDismissable
      title={text('lastMessages')}
      closeLabel={text('close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      {messages.length === 0 ? (
        <p>{text('noMessages')}</p>
      ) : (
        <ul className={styles.history}>
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function Message({ tone, message, count, traceId, when }: PastMessage) {
  const text = useText('shell');
  return (
    <li className={styles.historyItem}>
      <span className={tone === 'error' ? styles.error : undefined}>
        {isolate(message)}
        {count > 1 && (
          <>
            <b aria-hidden="true"> ×{count}</b>
            <span className="visually-hidden"> {text('timesTold', { count })}</span>
          </>
        )}
      </span>
      <span className={styles.when}>{when}</span>
      {traceId !== '' && (
        <span className={styles.trace}>
          {text('traceId')}
          <code dir="ltr">{traceId}</code>
          <CopyTraceId traceId={traceId} />
        </span>
      )}
    </li>
  );
}

/** How long it is said that it is copied, in ms. */
const tipTime = 2000;

/** Refused, the id can be marked by hand. */
function CopyTraceId({ traceId }: { traceId: string }) {
  const text = useText('shell');
  const [tip, setTip] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(traceId);
    setTip(text('traceIdCopied'));
    setTimeout(() => setTip(null), tipTime);
  };
  return (
    <CopyButton
      isIconOnly
      size="small"
      variant="quiet"
      label={text('copyTraceId')}
      tip={tip}
      onPress={() => void copy().catch(() => undefined)}
    />
  );
}
