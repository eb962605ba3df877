import { useText } from '#i18n/text.tsx';
import { Dialog } from '#ui/dialog.tsx';
import styles from './shell.module.css';

/** A message that was shown, in the words it had. */
export interface PastMessage {
  id: number;
  tone: 'success' | 'error' | 'warning';
  words: string;
  /** When it was shown, as the person reads times. */
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
          {messages.map(({ id, tone, words, when }) => (
            <li key={id} className={styles.historyItem}>
              <span className={tone === 'error' ? styles.error : undefined}>{words}</span>
              <span className={styles.when}>{when}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
