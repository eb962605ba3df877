import { useSelector } from '@xstate/react';
import { Eye, EyeOff } from 'lucide-react';
import {
  getWatching,
  type ProjectWatchActor,
} from '#machines/projects/parts/project-watch.machine.ts';
import type { Project } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './project-list.module.css';

interface WatchButtonProps {
  actor: ProjectWatchActor;
  project: Project;
}

/** Puts a project on the watch list, or takes it off. Source: PROJ-035. */
export function WatchButton({ actor, project }: WatchButtonProps) {
  const text = useText('projects');
  const { id, code } = project;
  const isWatching = useSelector(actor, ({ context }) => getWatching(context, project));
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isWatching}
      className={(isWatching ? styles.watching : styles.unwatched) ?? ''}
      aria-label={text(isWatching ? 'unwatch' : 'watch', { name: code })}
      icon={isWatching ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
      onPress={() => actor.send({ type: 'watch.change', change: { id, isWatching: !isWatching } })}
    />
  );
}
