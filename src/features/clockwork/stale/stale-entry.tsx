import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { EndStaleActor } from '#machines/clockwork/stale/end-stale.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { runningSince } from '#machines/clockwork/timer/running-since.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../day/clockwork-day.module.css';

interface StaleEntryProps {
  actor: ClockWorkDayActor;
  staleActor: EndStaleActor;
  entry: Entry;
}

/** An entry that has been running since an earlier day, with the actions that fix it. */
export function StaleEntry({ actor, staleActor, entry }: StaleEntryProps) {
  const text = useText('clockwork');
  const day = useText('clockDay');
  const { ago, longDay, shortDay, time } = useFormat();
  const isCrossing = useSelector(
    actor,
    (state) => state.matches({ shown: 'crossing' }) && state.context.selected?.id === entry.id,
  );
  const isOffered = useSelector(staleActor, (state) => state.hasTag('offered'));
  const hasFailed = useSelector(staleActor, ({ context }) => context.failure !== null);
  const { timeZone, clock } = actor.getSnapshot().context;
  const startDay = toIsoDay(entry.startTime, timeZone);
  const since = runningSince(entry.startTime, { now: clock.now(), timeZone });
  const values = {
    description: entry.description || text('noDescription'),
    when: since.kind === 'yesterday' ? text('yesterday') : ago(since.seconds),
    day: longDay(startDay),
    date: shortDay(startDay),
    time: time(entry.startTime),
  };
  return (
    <>
      <Banner
        tone="warning"
        title={text('staleTitle', values)}
        action={
          <span data-stale="" className={styles.staleActions}>
            <Button
              size="small"
              variant="primary"
              onPress={() => actor.send({ type: 'adjust.opened', entry, isStale: true })}
            >
              {text('adjust')}
            </Button>
            <Button
              size="small"
              isPending={isCrossing}
              pendingLabel={text('saving')}
              onPress={() => actor.send({ type: 'entry.crossOver', entry })}
            >
              {day('crossover')}
            </Button>
            <Button size="small" onPress={() => actor.send({ type: 'delete.request', entry })}>
              {text('delete')}
            </Button>
            {/* Placed last because it loads later, so that it moves no button that someone is about to press. */}
            <Suspense>{isOffered && <LikelyEnd staleActor={staleActor} entry={entry} />}</Suspense>
          </span>
        }
      >
        {text('staleText', values)}
      </Banner>
      <Suspense>{hasFailed && <NotEnded staleActor={staleActor} />}</Suspense>
    </>
  );
}

/** Ends the entry at the time when work probably ended. */
function LikelyEnd({ staleActor, entry }: Omit<StaleEntryProps, 'actor'>) {
  const text = useText('timerNotices');
  const { shortDay, time } = useFormat();
  const { likelyEnd, timeZone } = useSelector(staleActor, ({ context }) => context);
  const isEnding = useSelector(staleActor, (state) => state.matches('ending'));
  const end = likelyEnd ?? 0;
  const endDay = toIsoDay(end, timeZone);
  const at = time(new Date(end).toISOString());
  return (
    <Button
      size="small"
      isPending={isEnding}
      pendingLabel={text('ending')}
      onPress={() => staleActor.send({ type: 'END', entry })}
    >
      {text('endedAt', {
        time: endDay === toIsoDay(entry.startTime, timeZone) ? at : `${shortDay(endDay)} ${at}`,
      })}
    </Button>
  );
}

function NotEnded({ staleActor }: Pick<StaleEntryProps, 'staleActor'>) {
  const text = useText('timerNotices');
  const failure = useSelector(staleActor, ({ context }) => context.failure);
  return <SaveFailure failure={failure} title={text('notEnded')} />;
}
