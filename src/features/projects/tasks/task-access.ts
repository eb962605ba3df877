import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Why actions on tasks are blocked, and who could do them; null if they are not. */
export interface TaskAccess {
  /** Adding, editing, ordering, and changing the status. */
  edit: string | null;
  /** Deleting, moving and converting. */
  own: string | null;
  /** Starting the timer. */
  time: string | null;
}

/** What the person may do with the tasks of a project. */
export function useTaskAccess({ project }: Pick<ProjectDetail, 'project'>): TaskAccess {
  const text = useText('projectTasks');
  const { isMember, isEditable, ownedBy: owner } = project;
  const onlyMembers = !isMember && text('onlyMembers', { owner });
  const onlyOwner = !isEditable && text('onlyOwner', { owner });
  return {
    edit: useBlocked(null, onlyMembers).reason,
    own: useBlocked(null, onlyOwner).reason,
    time: useBlocked('clockwork.basic', onlyMembers).reason,
  };
}
