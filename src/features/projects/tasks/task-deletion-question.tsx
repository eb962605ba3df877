import type { ProjectTaskDeletionActor } from '#machines/projects/tasks/project-task-deletion.machine.ts';
import type { ProjectTask } from '#machines/projects/tasks/project-task.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';

/** Asks before a task is deleted: what happens to its time, and to timers that run on it. */
export function TaskDeletionQuestion({ actor }: { actor: ProjectTaskDeletionActor }) {
  const text = useText('projectTasks');
  const format = useFormat();
  const question = ({ taskName: name, timeInSeconds = 0, runningCount = 0 }: ProjectTask) => {
    const hours = format.hours(timeInSeconds);
    const time =
      timeInSeconds > 0 ? text('deleteWithTime', { name, hours }) : text('deleteText', { name });
    return runningCount > 0 ? `${time} ${text('deleteRunning', { count: runningCount })}` : time;
  };
  return <PartQuestion actor={actor} title={text('deleteTitle')} question={question} />;
}
