import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import {
  isSinceEarlier,
  type StillWorkingActor,
} from '#machines/clockwork/still-working.machine.ts';
import { toIsoDay } from '#machines/clockwork/time.ts';
import { runningSince } from '#machines/clockwork/running-since.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/address.ts';
import { cx } from '#ui/cx.ts';
import { onDemand } from '#ui/on-demand.ts';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import styles from './still-working.module.css';

// Times are read as people say them: that comes with the question.
const StillWorkingForm = onDemand(() =>
  import('./still-working-form.tsx').then((module) => module.StillWorkingForm),
);

export interface StillWorkingProps {
  actor: StillWorkingActor;
  slot: 'above' | 'page';
  /** Where the entry's day is; null on its own page. */
  day: Address | null;
}

/**
 * The question about a timer that was forgotten. It is said politely and waits in the order of the
 * page: an alert dialog would take the focus from whoever is typing.
 */
export function StillWorking({ actor, slot, day }: StillWorkingProps) {
  const text = useText('timerNotices');
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  // An answer takes the button that has the focus with it.
  useFocusAfter(isOpen, () => document.getElementById('main'));
  return (
    <section
      className={isOpen ? cx(styles.card, slot === 'above' && styles.above) : styles.quiet}
      {...(isOpen && { 'aria-label': text('title') })}
    >
      <div role="status" className={styles.message}>
        {isOpen && <Question actor={actor} />}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <StillWorkingForm actor={actor} day={day} />
        </Suspense>
      )}
    </section>
  );
}

/** One that has to be fixed is told of in the words of the ClockWork page. */
function Question({ actor }: { actor: StillWorkingActor }) {
  const text = useText('timerNotices');
  const clock = useText('clockwork');
  const { ago, longDay, shortDay, time } = useFormat();
  const context = useSelector(actor, (state) => state.context);
  const { entry, timeZone } = context;
  const startDay = toIsoDay(entry.startTime, timeZone);
  const since = runningSince(entry.startTime, { now: context.clock.now(), timeZone });
  const values = {
    description: entry.description || clock('noDescription'),
    when: since.kind === 'yesterday' ? clock('yesterday') : ago(since.seconds),
    day: longDay(startDay),
    date: shortDay(startDay),
    time: time(entry.startTime),
  };
  return (
    <>
      <strong className={styles.title}>{text('title')}</strong>
      {isSinceEarlier(context) ? (
        <>
          <p>{clock('staleTitle', values)}</p>
          <p className={styles.more}>{clock('staleText', values)}</p>
        </>
      ) : (
        <p>{text('since', values)}</p>
      )}
    </>
  );
}
