import type { ReactNode } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { AddLink } from './add-link.tsx';
import type { Address, RecordAddresses } from '../form/address.ts';
import { PageHead } from '../view/page-head.tsx';
import { RecordGrid, type ListPageState, type RecordGridProps } from './record-grid.tsx';
import type { RowActionsProps } from './row-actions-menu.tsx';
import { RowActions } from './row-actions.tsx';

/** The props of a list's screen. */
export interface ListScreenProps<Row> extends ListPageState {
  actor: ListActor<Row>;
  onCopyAddress: (address: Address) => void;
}

export interface RecordListProps<Row>
  extends
    ListScreenProps<Row>,
    Pick<RecordGridProps<Row>, 'columns' | 'exportName' | 'fields' | 'picking'> {
  /** From the area's catalog: the list, and a new record. */
  text: (key: 'title' | 'add') => string;
  addresses: RecordAddresses;
  /** Props of a row's actions. */
  getRowProps: (row: Row) => Pick<RowActionsProps, 'id' | 'name' | 'hasView' | 'deletionBlocked'>;
  /** The confirmation before a row is deleted; without it, rows cannot be deleted. */
  question?: ReactNode;
  /** Content above the rows. */
  children?: ReactNode;
}

/** The page of a list: its header, its rows with their actions, and the link to a new one. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { text, addresses, getRowProps, question, children, onCopyAddress, ...grid } = props;
  const add = <AddLink address={addresses.add}>{text('add')}</AddLink>;
  const remove = (row: Row) => grid.actor.send({ type: 'DELETE', row });
  // On a selected row, the key deletes all selected rows.
  const onDeleteKey = (row: Row) =>
    grid.picking?.isSelected(row) ? grid.actor.send({ type: 'DELETE_SELECTED' }) : remove(row);
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      {children}
      <RecordGrid
        {...grid}
        {...(question && { onDeleteKey })}
        label={text('title')}
        emptyAction={add}
        renderActions={(row) => (
          <RowActions
            {...getRowProps(row)}
            {...(question && { onDelete: () => remove(row) })}
            addresses={addresses}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      {question}
    </>
  );
}
