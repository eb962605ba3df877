import { useText } from '#i18n/text.tsx';
import { Mark } from '#ui/display/badges/mark.tsx';
import styles from './preloader.module.css';

/**
 * Covers the page after the user enters it. It delays nothing, because the page loads beneath it;
 * its 2.5 seconds are the delay of its last animation. Source: SHELL-048.
 */
export function Preloader({ onDone }: { onDone: () => void }) {
  const text = useText('shell');
  return (
    <div
      role="status"
      className={styles.preloader}
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) onDone();
      }}
    >
      <Mark className={styles.mark ?? ''} />
      <span className="visually-hidden">{text('loadingPortal')}</span>
    </div>
  );
}
