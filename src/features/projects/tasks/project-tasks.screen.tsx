import { useSelector } from '@xstate/react';
import { lazy } from 'react';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import type { ProjectTasksActor } from '#machines/projects/tasks/project-tasks.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { TaskDeletionQuestion } from './task-deletion-question.tsx';
import { TaskList } from './task-list.tsx';
import type { TaskAddress } from './use-task-address.ts';

const TaskDialog = lazy(() => import('./task-dialog.tsx'));
const TaskMoveDialog = lazy(() => import('./task-move-dialog.tsx'));
const TaskConversionDialog = lazy(() => import('./task-conversion-dialog.tsx'));

export interface ProjectTasksScreenProps {
  actor: ProjectTasksActor;
  detail: ProjectDetail;
  address: TaskAddress;
  timer: WorkTimer;
  onCopyAddress: (taskId: string) => void;
}

/** The tasks of a project: the list, and the dialogs about a task. Source: PROJ-008. */
export function ProjectTasksScreen(props: ProjectTasksScreenProps) {
  const { actor, detail } = props;
  const text = useText('projectTasks');
  const { task, deletion, move, conversion } = useSelector(actor, ({ children }) => children);
  const isMissing = useSelector(actor, ({ context }) => context.isTaskMissing);
  return (
    <>
      <div role="status">
        {isMissing && (
          <Banner tone="warning" title={text('notFoundTitle')}>
            {text('notFoundText')}
          </Banner>
        )}
      </div>
      <TaskList {...props} />
      <OnFirstOpen actor={task}>
        {(open) => <TaskDialog actor={open} detail={detail} />}
      </OnFirstOpen>
      <OnFirstOpen actor={deletion}>{(open) => <TaskDeletionQuestion actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={move}>{(open) => <TaskMoveDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={conversion}>
        {(open) => <TaskConversionDialog actor={open} />}
      </OnFirstOpen>
    </>
  );
}
