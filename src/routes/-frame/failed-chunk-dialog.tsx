import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/button.tsx';
import parts from '#ui/dialog.module.css';
import styles from './failed-chunk-dialog.module.css';

/**
 * Asks after a part of the app failed to load. The page behind keeps what was typed. It is the
 * browser's own dialog, since the code of ours may be what has failed.
 */
export function FailedChunkDialog({ onTryAgain }: { onTryAgain: () => void }) {
  const text = useText('common');
  return (
    <dialog
      ref={open}
      role="alertdialog"
      aria-labelledby="failed-chunk"
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <div className={parts.head}>
        <h2 id="failed-chunk" className={parts.title}>
          {text('chunkFailedTitle')}
        </h2>
      </div>
      <div className={parts.body}>{text('chunkFailedText')}</div>
      <footer className={parts.foot}>
        <Button onPress={() => location.reload()}>{text('reloadPage')}</Button>
        <Button autoFocus variant="primary" onPress={onTryAgain}>
          {text('tryAgain')}
        </Button>
      </footer>
    </dialog>
  );
}

/** Over the whole page, with all around it out of reach. */
const open = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal();
};
