import type { ReactNode } from 'react';
import { getOtherSeconds, type EarlierReview } from '#machines/reviews/execute/earlier-review.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './earlier-review.module.css';

interface EarlierHoursProps {
  hours: EarlierReview['hours'];
  /** Whether the person can open projects. */
  hasLinks: boolean;
  employeeName: string;
}

/** The hours since the last review, and on which projects. */
export function EarlierHours({ hours, hasLinks, employeeName }: EarlierHoursProps) {
  const text = useText('reviewExecute');
  const format = useFormat();
  const other = hours ? getOtherSeconds(hours) : 0;
  return (
    <div className={styles.part}>
      <h3 className={styles.line}>
        {text('sinceHours')}
        {hours && hours.seconds > 0 && <span>{format.hours(hours.seconds)}</span>}
      </h3>
      {hours === null && (
        <p className={styles.muted}>{isolate(text('sinceHoursHidden', { name: employeeName }))}</p>
      )}
      {hours?.seconds === 0 && <p className={styles.muted}>{text('sinceHoursNone')}</p>}
      {hours && hours.seconds > 0 && (
        <ul className={styles.lines}>
          {hours.projects.map((project) => (
            <Line key={project.id} figure={format.hours(project.seconds)}>
              {hasLinks ? <ProjectLink project={project} /> : <bdi>{project.name}</bdi>}
            </Line>
          ))}
          {other > 0 && <Line figure={format.hours(other)}>{text('sinceHoursOther')}</Line>}
        </ul>
      )}
    </div>
  );
}

interface DueProjectsProps {
  projects: EarlierReview['dueProjects'];
  employeeName: string;
}

/** The projects of the reviewee that were due since the last review. */
export function DueProjects({ projects, employeeName }: DueProjectsProps) {
  const text = useText('reviewExecute');
  const format = useFormat();
  return (
    <div className={styles.part}>
      <h3>{text('sinceProjects')}</h3>
      {projects === null && (
        <p className={styles.muted}>
          {isolate(text('sinceProjectsHidden', { name: employeeName }))}
        </p>
      )}
      {projects?.length === 0 && <p className={styles.muted}>{text('sinceProjectsNone')}</p>}
      {projects && projects.length > 0 && (
        <ul className={styles.lines}>
          {projects.map((project) => (
            <Line key={project.id} figure={format.shortDay(project.dueOn)}>
              <ProjectLink project={project} />
            </Line>
          ))}
        </ul>
      )}
    </div>
  );
}

const ProjectLink = ({ project: { id, name } }: { project: { id: string; name: string } }) => (
  <RecordLink address={projectAddresses.view(id)}>{name}</RecordLink>
);

const Line = ({ figure, children }: { figure: string; children: ReactNode }) => (
  <li className={styles.line}>
    <span className={styles.name}>{children}</span>
    <bdi className={styles.muted}>{figure}</bdi>
  </li>
);
