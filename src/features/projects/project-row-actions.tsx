import { FolderPlus, Pencil } from 'lucide-react';
import type { Project } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { IconLink } from '#records/link-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { projectAddresses } from '#page/parameters/addresses.ts';

/** Edits a project, and adds one below it; only the owner may. */
export function ProjectRowActions({ project }: { project: Project }) {
  const text = useText('projects');
  const { id, code, isOwner, ownedBy } = project;
  const edit = { label: text('editRow', { name: code }), icon: <Pencil aria-hidden="true" /> };
  if (!isOwner) {
    return (
      <Button
        variant="quiet"
        size="small"
        icon={edit.icon}
        aria-label={edit.label}
        blockedBecause={text('editBlocked', { owner: ownedBy })}
      />
    );
  }
  return (
    <>
      <IconLink {...edit} effect="changing" address={projectAddresses.edit(id)} />
      <IconLink
        address={projectAddresses.addBelow(id)}
        effect="changing"
        icon={<FolderPlus aria-hidden="true" />}
        label={text('addBelow', { name: code })}
      />
    </>
  );
}
