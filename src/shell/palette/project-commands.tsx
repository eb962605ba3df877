import { useSelector } from '@xstate/react';
import { CirclePlay, Hourglass, RotateCw } from 'lucide-react';
import type { ActorRefFrom } from 'xstate';
import type { RecentProject } from '#machines/shell/recent-projects.actors.ts';
import type { recentProjectsMachine } from '#machines/shell/recent-projects.machine.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { Command, CommandGroup } from './palette-search.ts';

export type RecentProjectsActor = ActorRefFrom<typeof recentProjectsMachine>;

/** The recent projects as commands, except the running one; selecting one starts the timer on it. */
export function useProjectCommands(
  actor: RecentProjectsActor,
  runningKey: string | null,
): CommandGroup {
  const text = useText('shell');
  const why = useCauseText();
  const snapshot = useSelector(actor, (state) => state);
  const { selected, cause, ...context } = snapshot.context;
  const projects = context.projects.filter((project) => keyOfWork(project) !== runningKey);
  const commands: Command[] = projects.map((project) => ({
    ...formatValue(project),
    icon: <CirclePlay />,
    isDisabled: !snapshot.can({ type: 'project.select', project }),
    act: () => actor.send({ type: 'project.select', project }),
  }));
  const buildCommand = (id: string, title: string) =>
    commands.unshift({ id, title, icon: <Hourglass />, isDisabled: true, act: () => undefined });
  if (snapshot.matches('loading') && projects.length === 0) {
    buildCommand('projects.loading', text('projectsLoading'));
  }
  if (snapshot.matches('starting') && selected) {
    buildCommand(
      'projects.starting',
      text('projectStarting', { name: formatValue(selected).title }),
    );
  }
  if (snapshot.matches('unavailable')) {
    commands.unshift({
      id: 'projects.retry',
      title: text('projectsTryAgain'),
      hint: [text('projectsUnavailable'), why(cause)].join(' ').trim(),
      icon: <RotateCw />,
      staysOpen: true,
      act: () => actor.send({ type: 'retry' }),
    });
  }
  return { id: 'projects', label: text('groupProjects'), commands };
}

/** Names are typed by users and not translated. */
function formatValue({ projectId, taskId, ...names }: RecentProject) {
  const { projectCode, projectName, taskCode, taskName } = names;
  return {
    id: `project.${projectId}.${taskId ?? ''}`,
    title: taskId === null ? projectName : `${projectName}: ${taskName}`,
    hint: taskId === null ? projectCode : taskCode,
  };
}
