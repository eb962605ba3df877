import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import {
  isSinceEarlier,
  type StillWorkingActor,
} from '#machines/clockwork/timer/still-working.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { runningSince } from '#machines/clockwork/timer/running-since.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Address } from '#records/form/address.ts';
import { cx } from '#ui/text/cx.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import styles from './still-working.module.css';

// Parses times typed in free form; the parser loads with the prompt.
const StillWorkingForm = onDemand(() =>
  import('./still-working-form.tsx').then((module) => module.StillWorkingForm),
);

export interface StillWorkingProps {
  actor: StillWorkingActor;
  slot: 'above' | 'page';
  /** The address of the entry's day; null on that day's own page. */
  day: Address | null;
}

/**
 * The prompt about a timer that may have been forgotten. It is announced politely and stays in the
 * page's tab order, because an alert dialog would take the focus from someone who is typing.
 */
export function StillWorking({ actor, slot, day }: StillWorkingProps) {
  const text = useText('timerNotices');
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  // Responding removes the button that has the focus.
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

/** An entry that has to be fixed uses the text of the ClockWork page. */
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
