import { useSelector } from '@xstate/react';
import type {
  ProjectSummary,
  Summaries,
  ProjectSummariesActor,
} from '#machines/clockwork/day/project-summaries.machine.ts';
import { isStale } from '#machines/clockwork/stale/stale-entries.ts';
import { hasCome, firstOfWeek, buildWeekDays } from '#machines/clockwork/day/week-days.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ReportBars } from '#records/report/report-bars.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { noProject } from '#machines/clockwork/entry/entries.ts';
import styles from './project-summaries.module.css';

export interface ProjectSummariesProps {
  actor: ProjectSummariesActor;
  /** The current time in ms, up to which a running entry counts. */
  now: () => number;
  /** Id of the project that the day's list is filtered by; `noProject` for entries without one. */
  project: string | undefined;
  onProject: (project: string | undefined) => void;
  onDay: (day: string) => void;
}

/**
 * The time by project for the day and its week, and the days of the week; selecting a project
 * filters the day's list. Source: CLOCK-003.
 */
export function ProjectSummaries(props: ProjectSummariesProps) {
  const { actor } = props;
  const text = useText('clockAside');
  const summaries = useSelector(actor, ({ context }) => context.summaries);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  return (
    <section aria-label={text('timeByProject')} aria-busy={isBusy} className={styles.summaries}>
      <h2>{text('timeByProject')}</h2>
      {hasFailed && <Failure actor={actor} />}
      {!summaries && isBusy && <Loader label={text('loading')} />}
      {summaries && <Shown {...props} summaries={summaries} />}
    </section>
  );
}

function Failure({ actor }: Pick<ProjectSummariesProps, 'actor'>) {
  const text = useText('clockAside');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  return (
    <Banner
      tone="danger"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
          {text('tryAgain')}
        </Button>
      }
    >
      {[text('notRead'), why(cause)].join(' ')}
    </Banner>
  );
}

function Shown(props: ProjectSummariesProps & { summaries: Summaries }) {
  const { actor, summaries, now, project, onProject, onDay } = props;
  const text = useText('clockAside');
  const { weekdayDate, hours, number } = useFormat();
  const { timeZone, weekStart } = useDateSettings();
  const date = useSelector(actor, ({ context }) => context.date);
  const toBar = (summary: ProjectSummary) => {
    const { projectId, projectCode, projectName, totalTimeInMinutes } = summary;
    const id = projectId ?? noProject;
    const share = number(summary.totalPercentage, 0);
    return {
      id,
      label:
        projectId === null ? text('withoutProject') : <bdi>{`${projectCode} ${projectName}`}</bdi>,
      value: totalTimeInMinutes,
      figure: text('timeAndShare', { time: hours(totalTimeInMinutes * 60), share }),
      isPressed: project === id,
      onPress: () => onProject(project === id ? undefined : id),
    };
  };
  const week = buildWeekDays({
    from: summaries.firstDayOfWeek ?? firstOfWeek(date, weekStart),
    entries: summaries.clockWorkWeeklyEntries,
    timeZone,
    now: now(),
  });
  const needingEnd = summaries.clockWorkWeeklyEntries.filter((entry) =>
    isStale(entry, { timeZone, now: now() }),
  ).length;
  return (
    <>
      {needingEnd > 0 && (
        <p className={styles.needingEnd}>{text('entriesNeedEnd', { count: needingEnd })}</p>
      )}
      {summaries.clockWorkDayProjectsSummaries.length === 0 ? (
        <p className={styles.none}>{text('noTimeOnDay')}</p>
      ) : (
        <ReportBars
          label={weekdayDate(date)}
          bars={summaries.clockWorkDayProjectsSummaries.map(toBar)}
        />
      )}
      <ReportBars
        label={text('daysOfWeek')}
        bars={week.map(({ day, seconds }) => ({
          id: day,
          label: weekdayDate(day),
          value: seconds,
          figure: hours(seconds),
          isPressed: day === date,
          ...(hasCome(day, now(), timeZone) && { onPress: () => onDay(day) }),
        }))}
      />
      {summaries.clockWorkWeekProjectsSummaries.length > 0 && (
        <ReportBars
          label={text('inWeek')}
          bars={summaries.clockWorkWeekProjectsSummaries.map(toBar)}
        />
      )}
    </>
  );
}
