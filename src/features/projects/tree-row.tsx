import { Eye } from 'lucide-react';
import type { ProjectLine } from '#machines/projects/project-tree.ts';
import type { Project } from '#machines/projects/project.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ImpedimentCount, ProjectMarks } from './project-marks.tsx';
import styles from './project-list.module.css';

/** A line of the tree: a project, or what stands for those that are not loaded. */
export function TreeRow({ line }: { line: ProjectLine }) {
  const text = useText('projects');
  if (line.project) return <ProjectRow project={line.project} />;
  if (line.kind === 'loading') return <span className={styles.note}>{text('levelLoading')}</span>;
  if (line.kind === 'failed') return <span className={styles.failure}>{text('levelFailed')}</span>;
  return <span className={styles.more}>{text('showMore', { count: line.remaining })}</span>;
}

function ProjectRow({ project }: { project: Project }) {
  const text = useText('projects');
  const format = useFormat();
  const { code, name, ownedBy, dueOn, isWatching } = project;
  return (
    <span className={styles.row}>
      <bdi className={styles.code}>{code}</bdi>
      <span className={styles.name} title={name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.flags}>
        <ProjectMarks project={project} />
        <ImpedimentCount project={project} />
        {isWatching && (
          <span title={text('watched')} className={styles.eye}>
            <Eye aria-hidden="true" />
            <span className="visually-hidden">{text('watched')}</span>
          </span>
        )}
      </span>
      <span className={styles.due}>{dueOn && text('due', { day: format.shortDay(dueOn) })}</span>
      <span className={styles.owner}>
        <span className="visually-hidden">{text('ownedBy')} </span>
        <bdi>{ownedBy}</bdi>
      </span>
    </span>
  );
}
