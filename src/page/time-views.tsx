import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { useText } from '#i18n/text.tsx';
import { keepChoice, keptChoice } from '#session/kept-choices.ts';
import { timeAddresses, type TimeView } from './addresses.ts';
import styles from './time-views.module.css';
import { usePage } from './use-page.ts';

const name = 'clockwork.view';
const views = ['day', 'week'] as const satisfies readonly TimeView[];

/** How a person has looked at their times last on this device; by day at first. */
export const keptTimeView = (subject: string): TimeView =>
  keptChoice(subject, name, v.picklist(views)) ?? 'day';

/** Leads to the other views of one's times, of the same day. The last one is kept on the device. */
export function TimeViews({ date }: { date: string }) {
  const text = useText('clockViews');
  const subject = usePage().workspace.profile.id;
  return (
    <nav aria-label={text('views')} className={styles.views}>
      {views.map((each) => (
        <Link
          key={each}
          {...timeAddresses[each](date)}
          replace
          className={styles.view}
          activeOptions={{ exact: true, includeSearch: false }}
          onClick={() => keepChoice(subject, name, each)}
        >
          {text(each)}
        </Link>
      ))}
    </nav>
  );
}
