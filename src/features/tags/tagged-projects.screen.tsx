import { useSelector } from '@xstate/react';
import { Tag as TagIcon } from 'lucide-react';
import { useCallback } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { nameTagged, type TaggedProject } from '#machines/tags/tagged-projects.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import { useText } from '#i18n/text.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTaggingBlocked } from './project-chips.tsx';
import { TaggedFilters } from './tagged-filters.tsx';
import { TaggingDialog } from './tagging-dialog.tsx';
import { TaggingNotices } from './tagging-notices.tsx';
import { useTaggedColumns } from './use-tagged-columns.tsx';

export interface TaggedProjectsScreenProps extends ListPageState {
  actor: ListActor<TaggedProject>;
  tagging: TaggingActor;
}

const getId = ({ projectId }: TaggedProject) => projectId;
const getCode = ({ projectCode }: TaggedProject) => projectCode;

/** The projects that the person has access to, with their tags. Source: ADMIN-013, PROJ-D72. */
export function TaggedProjectsScreen(props: TaggedProjectsScreenProps) {
  const { actor, tagging, ...listState } = props;
  const text = useText('tags');
  const columns = useTaggedColumns(tagging);
  const selection = useSelector(actor, ({ context }) => context.selection);
  const renderActions = useCallback(
    (row: TaggedProject) => <AssignButton actor={tagging} project={row} />,
    [tagging],
  );
  return (
    <>
      <PageHead title={text('projectTagsTitle')} />
      <TaggingNotices actor={tagging} />
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('projectTagsTitle')}
        columns={columns}
        getName={getCode}
        emptyText={text('noTagged')}
        picking={useBulkChoice(actor, nameTagged, getId)}
        toolbar={
          <TaggedFilters actor={tagging} search={listState.search} onSearch={listState.onSearch} />
        }
        renderActions={renderActions}
      />
      <BulkBar actor={actor} canDelete={false}>
        <Button
          size="small"
          icon={<TagIcon aria-hidden="true" />}
          onPress={() => tagging.send({ type: 'tags.assign', projects: selection })}
        >
          {text('assignSelected')}
        </Button>
      </BulkBar>
      <TaggingDialog actor={tagging} />
    </>
  );
}

/** Opens the choice of a tag for one project, or says why its tags can't be changed. */
function AssignButton({ actor, project }: { actor: TaggingActor; project: TaggedProject }) {
  const text = useText('tags');
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<TagIcon aria-hidden="true" />}
      aria-label={text('assignTo', { name: nameTagged(project) })}
      blockedBecause={useTaggingBlocked(project)}
      onPress={() => actor.send({ type: 'tags.assign', projects: [project] })}
    />
  );
}
