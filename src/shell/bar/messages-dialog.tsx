import { useState } from 'react';
import { useText } from '#i18n/text.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../shell.module.css';

/** A message that was shown, with its original text. */
export interface PastMessage {
  id: number;
  tone: 'success' | 'error' | 'warning';
  message: string;
  /** How often it was reported in a row. */
  count: number;
  /** Identifies the failure on the server; '' if there is none. */
  traceId: string;
  /** When it was last shown, in the user's time format. */
  when: string;
}

export interface MessagesDialogProps {
  isOpen: boolean;
  messages: readonly PastMessage[];
  onClose: () => void;
}

/** The message history, for users who missed a toast. */
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
            <span className="visually-hidden"> {text('timesShown', { count })}</span>
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

/** How long "copied" is shown, in ms. */
const tipTime = 2000;

/** If copying is denied, the id can be selected by hand. */
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
