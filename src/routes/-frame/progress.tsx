import { useText } from '#i18n/text.tsx';
import { ProgressBar } from '#ui/display/progress/progress-bar.tsx';
import styles from './progress.module.css';

/** A progress bar at the top of the page; shown only if the navigation is slow. */
export function Progress() {
  const text = useText('session');
  return <ProgressBar variant="page" label={text('loadingPage')} className={styles.late} />;
}
