import { isUsed, type Designation } from '#machines/designations/designation.ts';
import { useText } from '#i18n/text.tsx';
import { designationAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { useDesignationColumns } from './use-designation-columns.tsx';

const getName = ({ name }: Designation) => name;

/** The list of designations. Source: PEOPL-006. */
export function DesignationListScreen(props: ListScreenProps<Designation>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('designations');
  const add = <AddLink address={designationAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Designation) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useDesignationColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName={text('fileName')}
        onDeleteKey={(row) => {
          if (!isUsed(row)) remove(row);
        }}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            hasView={false}
            addresses={designationAddresses}
            deletionBlocked={isUsed(row) ? text('inUseText', { count: row.employeeCount }) : null}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}
