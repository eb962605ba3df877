import { useSelector } from '@xstate/react';
import { dayOf } from '#machines/clockwork/time.ts';
import { runningSince } from '#machines/clockwork/running-since.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import styles from './clockwork-day.module.css';

/** Entries that still run since an earlier day, to be adjusted or deleted first. */
export function StaleEntries({ actor }: { actor: ClockWorkDayActor }) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { ago, longDay, shortDay, time } = useFormat();
  const stale = useSelector(actor, ({ context }) => context.stale);
  const crossingId = useSelector(actor, (state) =>
    state.matches({ shown: 'crossing' }) ? state.context.chosen?.id : undefined,
  );
  const { timeZone, clock } = actor.getSnapshot().context;
  return stale.map(({ clockWorkEntry: entry }) => {
    const startDay = dayOf(entry.startTime, timeZone);
    const since = runningSince(entry.startTime, { now: clock.now(), timeZone });
    const values = {
      description: entry.description || text('noDescription'),
      when: since.kind === 'yesterday' ? text('yesterday') : ago(since.seconds),
      day: longDay(startDay),
      date: shortDay(startDay),
      time: time(entry.startTime),
    };
    return (
      <Banner
        key={entry.id}
        tone="warning"
        title={text('staleTitle', values)}
        action={
          <span data-stale="" className={styles.staleDeeds}>
            <Button
              size="small"
              variant="primary"
              onPress={() => actor.send({ type: 'adjust.opened', entry, isStale: true })}
            >
              {text('adjust')}
            </Button>
            <Button
              size="small"
              isPending={crossingId === entry.id}
              pendingLabel={text('saving')}
              onPress={() => actor.send({ type: 'CROSSOVER', entry })}
            >
              {day('crossover')}
            </Button>
            <Button size="small" onPress={() => actor.send({ type: 'delete.asked', entry })}>
              {text('delete')}
            </Button>
          </span>
        }
      >
        {text('staleText', values)}
      </Banner>
    );
  });
}
