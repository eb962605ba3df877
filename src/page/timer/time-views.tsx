import { Link } from '@tanstack/react-router';
import { useText } from '#i18n/text.tsx';
import { timeAddresses, type TimeView } from '../parameters/addresses.ts';
import { persistTimeView, timeViews } from './persisted-time-view.ts';
import styles from './time-views.module.css';
import { usePage } from '../records/use-page.ts';

/**
 * Links to the other views of the user's own times for the same day. The last view is stored on the
 * device.
 */
export function TimeViews({ date }: { date: string }) {
  const text = useText('clockwork');
  const subject = usePage().workspace.profile.id;
  return (
    <nav aria-label={text('views')} className={styles.views}>
      {timeViews.map((view) => (
        <Link
          key={view}
          {...timeAddresses[view](date)}
          replace
          className={styles.view}
          activeOptions={{ exact: true, includeSearch: false }}
          onClick={() => persistTimeView(subject, view)}
        >
          {text(names[view])}
        </Link>
      ))}
    </nav>
  );
}

const names = { day: 'day', week: 'viewWeek', sheet: 'viewSheet' } as const satisfies Record<
  TimeView,
  string
>;
