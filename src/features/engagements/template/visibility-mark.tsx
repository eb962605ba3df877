import { Check, X } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import styles from './template.module.css';

/** A tick where the tenant sees it, otherwise a cross. Source: ENGAG-031. */
export function VisibilityMark({ isVisible }: { isVisible: boolean }) {
  const text = useText('engagementTemplate');
  const label = text(isVisible ? 'visible' : 'hidden');
  return (
    <span className={styles.mark} data-visible={isVisible} title={label}>
      {isVisible ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
