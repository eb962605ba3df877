import { useSelector } from '@xstate/react';
import { emptyTask, taskDraftSchemas } from '#machines/projects/tasks/project-task.ts';
import type { ProjectTasksActor } from '#machines/projects/tasks/project-tasks.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useCopyAddress } from '#page/records/use-copy-address.ts';
import { useDraftOwner } from '#page/drafts/use-draft.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { toQuickAddForm, useQuickAddDraft } from '#page/drafts/use-quick-add-draft.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTimesChanged } from '#page/timer/use-times-changed.ts';
import { useWorkTimer } from '#page/timer/use-work-timer.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ProjectTasksScreen } from './project-tasks.screen.tsx';
import { useTaskAddress } from './use-task-address.ts';

interface ProjectTasksProps {
  actor: ProjectTasksActor;
  detail: ProjectDetail;
}

/** The tasks of a project, connected to the address, the timer and the drafts of this device. */
export function ProjectTasks({ actor, detail }: ProjectTasksProps) {
  const address = useTaskAddress();
  const timer = useWorkTimer();
  const copyAddress = useCopyAddress();
  const { id } = detail.project;
  useSendOnChange(actor, { type: 'task.opened', taskId: address.taskId });
  useEmitted(actor, {
    'task.closed': () => {
      if (address.taskId !== null) address.onTask(null);
    },
  });
  // The hours of a task change when a timer starts or stops.
  useTimesChanged(() => actor.send({ type: 'times.changed' }));
  useQuickAddDraft(
    useSelector(actor, ({ children }) => children.quickAdd),
    useDraftOwner(toQuickAddForm(id)),
  );
  const dialog = useSelector(actor, ({ children }) => children.task);
  const question = usePartDraft(dialog, {
    name: `project-task ${id}`,
    emptyForm: emptyTask,
    fieldSchemas: taskDraftSchemas,
    getId: ({ taskId }) => taskId,
  });
  return (
    <>
      <ProjectTasksScreen
        actor={actor}
        detail={detail}
        address={address}
        timer={timer}
        onCopyAddress={(task) =>
          copyAddress({ ...projectAddresses.view(id), search: { tab: 'tasks', task } })
        }
      />
      <UnsavedDialog question={question} onLeave={() => dialog?.send({ type: 'CANCEL' })} />
    </>
  );
}
