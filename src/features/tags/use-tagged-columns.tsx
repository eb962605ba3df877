import { useMemo } from 'react';
import { getOwnTags, type TaggedProject } from '#machines/tags/tagged-projects.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import { InheritedChips, OwnChips } from './project-chips.tsx';

/** Code and name of the project, its own tags, and those that it inherits. */
export function useTaggedColumns(actor: TaggingActor): readonly GridColumn<TaggedProject>[] {
  const text = useText('tags');
  const { isBlocked: cannotOpen } = useBlocked('projects.basic');
  return useMemo(
    () => [
      {
        id: 'code',
        header: text('code'),
        cell: ({ projectId, projectCode }) =>
          cannotOpen ? (
            <bdi>{projectCode}</bdi>
          ) : (
            <RecordLink address={projectAddresses.view(projectId)}>{projectCode}</RecordLink>
          ),
        csv: ({ projectCode }) => projectCode,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'name',
        header: text('projectName'),
        cell: ({ projectName }) => <bdi>{projectName}</bdi>,
        csv: ({ projectName }) => projectName,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'tags',
        header: text('ownTags'),
        cell: (project) => <OwnChips actor={actor} project={project} />,
        csv: (project) =>
          getOwnTags(project)
            .map(({ tagName }) => tagName)
            .join(', '),
        isSortable: true,
      },
      {
        id: 'inherited',
        header: text('inheritedTags'),
        cell: (project) => <InheritedChips project={project} />,
      },
    ],
    [actor, text, cannotOpen],
  );
}
