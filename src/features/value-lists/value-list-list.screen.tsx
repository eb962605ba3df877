import { isInUse, type ValueListRow } from '#machines/value-lists/value-list.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { valueListAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { useValueListColumns } from './use-value-list-columns.tsx';

const getName = ({ name }: ValueListRow) => name;

/** The list manager: lists of choices. Source: ADMIN-006. */
export function ValueListListScreen(props: ListScreenProps<ValueListRow>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('valueLists');
  const { list } = useFormat();
  const add = <AddLink address={valueListAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: ValueListRow) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useValueListColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName={text('fileName')}
        onDeleteKey={(row) => {
          if (!isInUse(row)) remove(row);
        }}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            hasView={false}
            addresses={valueListAddresses}
            deletionBlocked={
              isInUse(row) ? text('inUseText', { scripts: list(row.scriptNames) }) : null
            }
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}
