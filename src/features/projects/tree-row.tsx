import { useSelector } from '@xstate/react';
import { Eye, EyeOff } from 'lucide-react';
import type { ProjectLine } from '#machines/projects/list/project-tree.ts';
import {
  getWatching,
  type ProjectWatchActor,
} from '#machines/projects/parts/project-watch.machine.ts';
import type { Project } from '#machines/projects/project.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { ImpedimentCount, ProjectMarks } from './project-marks.tsx';
import styles from './project-list.module.css';

/** A line of the tree: a project, or what stands for those that are not loaded. */
export function TreeRow({ line, watch }: { line: ProjectLine; watch: ProjectWatchActor }) {
  const text = useText('projects');
  if (line.project) return <ProjectRow project={line.project} watch={watch} />;
  if (line.kind === 'loading') return <span className={styles.note}>{text('levelLoading')}</span>;
  if (line.kind === 'failed') return <span className={styles.failure}>{text('levelFailed')}</span>;
  return <span className={styles.more}>{text('showMore', { count: line.remaining })}</span>;
}

function ProjectRow({ project, watch }: { project: Project; watch: ProjectWatchActor }) {
  const text = useText('projects');
  const format = useFormat();
  const { code, name, ownedBy, dueOn } = project;
  return (
    <span className={styles.row}>
      <bdi className={styles.code}>{code}</bdi>
      <span className={styles.name} title={name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.flags}>
        <ProjectMarks project={project} />
        <ImpedimentCount project={project} />
        <WatchMark project={project} watch={watch} />
      </span>
      <span className={styles.due}>{dueOn && text('due', { day: format.shortDay(dueOn) })}</span>
      <span className={styles.owner}>
        <span className="visually-hidden">{text('ownedBy')} </span>
        <bdi>{ownedBy}</bdi>
      </span>
    </span>
  );
}

/**
 * Shows whether the project is watched, and changes it with a pointer; on the keyboard, the tree
 * does it.
 */
function WatchMark({ project, watch }: { project: Project; watch: ProjectWatchActor }) {
  const text = useText('projects');
  const isWatching = useSelector(watch, ({ context }) => getWatching(context, project));
  const Icon = isWatching ? Eye : EyeOff;
  return (
    <>
      {isWatching && <span className="visually-hidden">{text('watched')}</span>}
      <span
        aria-hidden="true"
        data-watching={isWatching}
        title={text(isWatching ? 'unwatch' : 'watch', { name: project.code })}
        className={styles.eye}
        onClick={(event) => {
          event.stopPropagation();
          const change = { id: project.id, isWatching: !isWatching };
          watch.send({ type: 'watch.change', change });
        }}
      >
        <Icon />
      </span>
    </>
  );
}
