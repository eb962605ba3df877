import { X } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './failed-chunk-notice.module.css';

interface FailedChunkNoticeProps {
  onRetry: () => void;
  onClose: () => void;
  onReload: () => void;
}

/**
 * Shown next to the page after a chunk failed to load, most often because a new version was
 * released. It covers no field and takes no focus; only its own buttons reload anything.
 */
export function FailedChunkNotice({ onRetry, onClose, onReload }: FailedChunkNoticeProps) {
  const text = useText('common');
  return (
    // Stays reachable while a dialog is open, because the dialog's own code may be the chunk that
    // failed.
    <div className={styles.notice} role="presentation" data-react-aria-top-layer="true">
      <Banner
        tone="warning"
        title={text('chunkFailedTitle')}
        action={
          <>
            <Button size="small" onPress={onRetry}>
              {text('tryAgain')}
            </Button>
            <Button effect="reading" size="small" variant="primary" onPress={onReload}>
              {text('reloadToUpdate')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={<X aria-hidden="true" />}
              aria-label={text('close')}
              onPress={onClose}
            />
          </>
        }
      >
        {text('chunkFailedText')}
      </Banner>
    </div>
  );
}
