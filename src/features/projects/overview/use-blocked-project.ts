import { isUnused } from '#machines/projects/project-head.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';

/** Why the actions on a project are blocked, with the name of who could do them; null if not. */
export function useBlockedProject(detail: ProjectDetail) {
  const text = useText('projectOverview');
  const { project, subProjects } = detail;
  const { ownedBy: name, isEditable, bookedEntryCount: entries = 0 } = project;
  const isDeletable = project.isDeletable ?? project.isProjectOwner;
  const isTransferable = project.isTransferable ?? project.isProjectOwner;
  const isLinked = project.linkState === 'linked' || project.linkState === undefined;
  const edit = useBlocked(null, !isEditable && text('onlyOwner', { name }));
  const mark = useBlocked(
    null,
    !isEditable && text('onlyOwner', { name }),
    !project.isApexProject &&
      project.isAlreadyRequested &&
      text(isLinked ? 'apexLinked' : 'apexRequested'),
  );
  const transfer = useBlocked(null, !isTransferable && text('onlyOwnerOrAbove', { name }));
  const deletion = useBlocked(
    null,
    !isDeletable && text('onlyOwnerOrAbove', { name }),
    !isUnused(detail) &&
      [
        subProjects.length > 0 && text('hasSubProjects', { count: subProjects.length }),
        entries > 0 && text('hasTime', { count: entries }),
      ]
        .filter((reason) => reason !== false)
        .join(' '),
  );
  return {
    editBlocked: edit.reason,
    markBlocked: mark.reason,
    transferBlocked: transfer.reason,
    deletionBlocked: deletion.reason,
  };
}
