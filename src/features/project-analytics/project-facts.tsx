import { useSelector } from '@xstate/react';
import { toEffort } from '#machines/project-analytics/effort.ts';
import type { ProjectDetail } from '#machines/project-analytics/project-details.actors.ts';
import type { ProjectDetailsActor } from '#machines/project-analytics/project-details.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { DetailsPartFrame } from './details-part-frame.tsx';
import styles from './project-details.module.css';

/** The total time of the project in hours and minutes. Source: ANLYT-063. */
export function TotalTime({ actor }: { actor: ProjectDetailsActor }) {
  const text = useText('projectAnalytics');
  const totalTime = useSelector(actor, ({ context }) => context.totalTime);
  return (
    <DetailsPartFrame
      actor={actor}
      part="totalTime"
      content={totalTime}
      title={text('totalTime')}
      failed={text('totalTimeUnavailable')}
    >
      {(seconds) => (
        <p className={styles.total}>
          <span>{text('totalTime')}</span>
          <strong>{text('effort', { ...toEffort(seconds) })}</strong>
          <span>{text('ownTimeNote')}</span>
        </p>
      )}
    </DetailsPartFrame>
  );
}

interface ProjectFactsProps {
  detail: ProjectDetail;
  /** Shows the sub-projects; null if none are visible. */
  onSubProjects: (() => void) | null;
}

/** The basic data of a project. Source: ANLYT-046. */
export function ProjectFacts({ detail, onSubProjects }: ProjectFactsProps) {
  const text = useText('projectAnalytics');
  const { number } = useFormat();
  const facts = [
    [text('code'), detail.code],
    [text('owner'), detail.projectOwnerName || text('unknown')],
    [text('parent'), detail.parentProject ?? text('none')],
    [text('startDate'), detail.startDateAsString],
    [text('dueDate'), detail.dueDateAsString ?? text('none')],
    [text('subProjects'), number(detail.subProjectsCount), onSubProjects],
    [text('tasks'), number(detail.projectTasksCount)],
    [text('files'), number(detail.projectFilesCount)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, onOpen]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {onOpen ? (
              <button
                type="button"
                title={text('showSubProjects')}
                className={styles.number}
                onClick={onOpen}
              >
                {value}
              </button>
            ) : (
              <bdi>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
