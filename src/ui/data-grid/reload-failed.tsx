import { RotateCw } from 'lucide-react';
import { Banner } from '../display/notices/banner.tsx';
import { Button } from '../controls/button.tsx';
import type { GridTexts } from './grid.ts';
import styles from './data-grid.module.css';

interface ReloadFailedProps {
  texts: GridTexts;
  /** The cause, if known. */
  reason?: string | undefined;
  onRetry: () => void;
}

/** Shows above the rows that they are outdated, and offers to load them again. */
export function ReloadFailed({ texts, reason, onRetry }: ReloadFailedProps) {
  return (
    <Banner
      tone="danger"
      title={texts.failed}
      className={styles.failed ?? ''}
      action={
        <Button size="small" icon={<RotateCw aria-hidden="true" />} onPress={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {reason} {texts.restoredText}
    </Banner>
  );
}
