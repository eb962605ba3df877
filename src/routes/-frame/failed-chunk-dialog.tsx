import { useText } from '#i18n/text.tsx';
import { AlertDialog } from '#ui/alert-dialog.tsx';

/** Asks after a part of the app failed to load. The page behind keeps what was typed. */
export default function FailedChunkDialog({ onTryAgain }: { onTryAgain: () => void }) {
  const text = useText('common');
  return (
    <AlertDialog
      isOpen
      title={text('chunkFailedTitle')}
      confirmLabel={text('tryAgain')}
      cancelLabel={text('reloadPage')}
      onConfirm={onTryAgain}
      onCancel={() => location.reload()}
    >
      {text('chunkFailedText')}
    </AlertDialog>
  );
}
