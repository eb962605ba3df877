import type { ReviewWorkflow } from '#machines/reviews/workflows/workflow.ts';
import { useText } from '#i18n/text.tsx';
import { reviewWorkflowAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { useWorkflowColumns } from './use-workflow-columns.tsx';

const getName = ({ name }: ReviewWorkflow) => name;

/** The list of review workflows. Source: REVW-006. */
export function ReviewWorkflowListScreen(props: ListScreenProps<ReviewWorkflow>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('reviewWorkflows');
  const add = <AddLink address={reviewWorkflowAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: ReviewWorkflow) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useWorkflowColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName={text('fileName')}
        onDeleteKey={(row) => {
          if (!row.isInUse) remove(row);
        }}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            addresses={reviewWorkflowAddresses}
            deletionBlocked={row.isInUse ? text('inUseText') : null}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}
