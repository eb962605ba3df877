import { useText } from '#i18n/text.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './progress.module.css';

/** A bar at the top of the page; it appears only when the navigation takes a moment. */
export function Progress() {
  const text = useText('session');
  return <ProgressBar variant="page" label={text('loadingPage')} className={styles.late} />;
}
