import { useSelector } from '@xstate/react';
import { CalendarOff } from 'lucide-react';
import type { HolidayCopyActor } from '#machines/holidays/holiday-copy.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { holidayAddresses } from '#page/parameters/addresses.ts';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { HolidayRows, SaveRows } from './holiday-rows.tsx';
import styles from './holidays.module.css';

/** Copies the holidays of a year to the next one. Source: ADMIN-022. */
export function HolidayCopyScreen({ actor }: { actor: HolidayCopyActor }) {
  const text = useText('holidays');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const { year, rows } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const isShown = useSelector(actor, (state) => state.hasTag('rows') || state.matches('saved'));
  const title = text('copyTitle', { from: String(year), to: String(year + 1) });
  return (
    <>
      <PageHead title={title} above={[{ title: text('title'), to: holidayAddresses.list.to }]} />
      {isUnavailable && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {!isUnavailable && !isShown && <Loader label={text('loading')} />}
      {isShown && rows.length === 0 && (
        <EmptyState
          icon={<CalendarOff />}
          action={<LinkButton address={holidayAddresses.list}>{text('backToList')}</LinkButton>}
        >
          {text('none', { year: String(year) })}
        </EmptyState>
      )}
      {isShown && rows.length > 0 && (
        <div className={styles.steps}>
          <p className={styles.hint}>{text('copyHint')}</p>
          <HolidayRows actor={actor} label={title} />
          <SaveRows actor={actor} />
        </div>
      )}
    </>
  );
}
