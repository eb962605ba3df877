import { X } from 'lucide-react';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './scan.module.css';

interface MissedCodesProps {
  title: string;
  /** Each code with the reason why it failed; the newest first. */
  missed: readonly { code: string; text: string }[];
  removeLabel: (code: string) => string;
  onRemove: (code: string) => void;
}

/** Failed codes, listed until someone removes them, so that the next scan hides none of them. */
export function MissedCodes({ title, missed, removeLabel, onRemove }: MissedCodesProps) {
  if (missed.length === 0) return null;
  return (
    <Banner tone="warning" title={title}>
      <ul className={styles.missed} aria-label={title}>
        {missed.map(({ code, text }) => (
          <li key={code}>
            <span>{isolate(text)}</span>
            <Button
              size="small"
              variant="quiet"
              icon={<X aria-hidden="true" />}
              aria-label={removeLabel(code)}
              onPress={() => onRemove(code)}
            />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
