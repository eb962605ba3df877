import { DeleteQuestion } from '../view/delete-question.tsx';
import { usePricedColumns, type PricedColumns, type PricedRow } from './priced-columns.tsx';
import { RecordList, type RecordListProps } from '../list/record-list.tsx';

interface PricedListProps<Row> extends Omit<
  RecordListProps<Row>,
  'text' | 'columns' | 'getRowProps' | 'question'
> {
  text: PricedColumns['text'] & ((key: 'title' | 'add' | 'deleteTitle') => string);
  /** Header of the name column. */
  name: string;
  /** False if the requirements have no View action. */
  hasView?: boolean;
}

/** A list of records with a price: services and tools. Source: SERV-005. */
export function PricedList<Row extends PricedRow>({
  name,
  hasView = true,
  ...list
}: PricedListProps<Row>) {
  const { text, actor, addresses } = list;
  const columns = usePricedColumns<Row>({ text, name, view: addresses.view });
  return (
    <RecordList
      {...list}
      columns={columns}
      getRowProps={(row) => ({ id: row.id, name: row.name, hasView })}
      question={<DeleteQuestion actor={actor} title={() => text('deleteTitle')} />}
    />
  );
}
