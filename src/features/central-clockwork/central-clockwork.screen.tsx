import { useSelector } from '@xstate/react';
import { Coffee, Radio } from 'lucide-react';
import { otherProjectsId } from '#machines/clockwork/entry/entries.ts';
import type { ReactNode } from 'react';
import {
  runsFor,
  scopes,
  todayBy,
  type Scope,
  type RunningMember,
} from '#machines/central-clockwork/central-member.ts';
import type { RunningTimersActor } from '#machines/central-clockwork/running-timers.machine.ts';
import { runningSince } from '#machines/clockwork/timer/running-since.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { centralAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import type { SegmentedControlProps } from '#ui/choices/segmented-control.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useNow } from '#ui/hooks/use-now.ts';
import styles from './central-clockwork.module.css';

const SegmentedControl = onDemand<SegmentedControlProps<Scope>>(() =>
  import('#ui/choices/segmented-control.tsx').then((module) => module.SegmentedControl),
);

interface CentralClockWorkScreenProps {
  actor: RunningTimersActor;
  /** Null for people who lead no team. */
  onScope: ((scope: Scope) => void) | null;
  /** The members with their time today. */
  children: ReactNode;
}

/** Everyone who is running a timer now, and each member's day. Source: CLOCK-020. */
export function CentralClockWorkScreen({ actor, onScope, children }: CentralClockWorkScreenProps) {
  const text = useText('centralClockwork');
  const scope = useSelector(actor, ({ context }) => context.scope);
  return (
    <>
      <PageHead title={text('title')}>
        {onScope && (
          <SegmentedControl
            label={text('scope')}
            options={scopes.map((id) => ({ id, label: text(`scope_${id}`) }))}
            value={scope}
            onChange={onScope}
          />
        )}
      </PageHead>
      <section aria-labelledby="running-now" className={styles.section}>
        <Running actor={actor} />
      </section>
      <section aria-labelledby="members" className={styles.section}>
        <h2 id="members">{text('members')}</h2>
        {children}
      </section>
    </>
  );
}

function Running({ actor }: { actor: RunningTimersActor }) {
  const text = useText('centralClockwork');
  const why = useCauseText();
  const { running, isLive, cause, clock } = useSelector(actor, ({ context }) => context);
  const hasFailed = useSelector(actor, (state) => state.matches('unavailable'));
  const now = useNow(clock.now);
  const count = running?.length ?? 0;
  return (
    <>
      <div className={styles.head}>
        <h2 id="running-now">{text('runningNow')}</h2>
        {running && (
          <Badge tone={count > 0 ? 'success' : 'neutral'}>{text('count', { count })}</Badge>
        )}
        {isLive && (
          <span className={styles.live}>
            <Radio aria-hidden="true" />
            {text('live')}
          </span>
        )}
      </div>
      {hasFailed && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {!hasFailed && !running && <Loader label={text('loading')} />}
      {!hasFailed && running?.length === 0 && (
        <EmptyState icon={<Coffee />} title={text('nobody')}>
          {text('nobodyText')}
        </EmptyState>
      )}
      {!hasFailed && running && running.length > 0 && (
        <ul className={styles.people} aria-label={text('runningNow')}>
          {running.map((runningMember) => (
            <Person key={runningMember.member.employeeId} runningMember={runningMember} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A member with a running timer, whose start has the documented format. Source: CLOCK-003. */
function Person({ runningMember, now }: { runningMember: RunningMember; now: number }) {
  const text = useText('centralClockwork');
  const { ago, hours, longDay, running, shortDay, time } = useFormat();
  const { timeZone } = useDateSettings();
  const { member } = runningMember;
  const { employeeId, employeeName, profileImageUrl, workPlace, runningEntry } = member;
  if (!runningEntry) return null;
  const { clockWorkEntry: entry, crossover } = runningEntry;
  const since = runningSince(entry.startTime, { now, timeZone });
  const startDay = toIsoDay(entry.startTime, timeZone);
  const start = {
    day: longDay(startDay),
    date: shortDay(startDay),
    time: time(entry.startTime),
  };
  return (
    <li className={styles.person}>
      <Avatar isDecorative name={employeeName} src={profileImageUrl ?? undefined} />
      <div className={styles.who}>
        <RecordLink address={centralAddresses.day(employeeId)}>{employeeName}</RecordLink>
        {workPlace.workPlace !== '' && <span className={styles.note}>{workPlace.workPlace}</span>}
      </div>
      <div className={styles.what}>
        <bdi>{entry.description || text('noDescription')}</bdi>
        {entry.projectId === otherProjectsId ? (
          <span className={styles.note}>{text('otherProjects')}</span>
        ) : (
          entry.projectDisplayString !== '' && (
            <bdi className={styles.note}>{entry.projectDisplayString}</bdi>
          )
        )}
      </div>
      <div className={styles.times}>
        {crossover ? (
          <span>
            <Badge tone="warning">
              {since.kind === 'yesterday' ? text('yesterday') : ago(since.seconds)}
            </Badge>{' '}
            <Badge tone="warning">{text('needsEnd')}</Badge>
          </span>
        ) : (
          <span className={styles.running}>{running(runsFor(runningMember, now))}</span>
        )}
        <span className={styles.note}>
          {text(since.kind === 'today' ? 'since' : 'sinceDay', start)} ·{' '}
          {text('today', { time: hours(todayBy(runningMember, now)) })}
        </span>
      </div>
    </li>
  );
}
