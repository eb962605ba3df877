import type { ListActor } from '#machines/lists/create-list.ts';
import { toolFields, type Tool } from '#machines/tools/tool.ts';
import { useText } from '#i18n/text.tsx';
import { AddLink } from '#records/add-link.tsx';
import type { Address } from '#records/address.ts';
import { DeleteQuestion } from '#records/delete-question.tsx';
import { PageHead } from '#records/page-head.tsx';
import { usePricedColumns } from '#records/priced-columns.tsx';
import { RecordGrid, type ListPlace } from '#records/record-grid.tsx';
import { RowActions } from '#records/row-actions.tsx';
import { toolAddresses } from '#page/addresses.ts';

export interface ToolListScreenProps extends ListPlace {
  actor: ListActor<Tool>;
  onCopyAddress: (address: Address) => void;
}

/** All tools. Source: document 3, section 2 (Tools). */
export function ToolListScreen({ actor, onCopyAddress, ...place }: ToolListScreenProps) {
  const text = useText('tools');
  const { view } = toolAddresses;
  const columns = usePricedColumns<Tool>({ text, name: text('shortName'), view });
  const add = <AddLink address={toolAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Tool) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <RecordGrid
        {...place}
        actor={actor}
        label={text('title')}
        exportName="tools"
        fields={toolFields}
        columns={columns}
        onDeleteKey={remove}
        emptyAction={add}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            addresses={toolAddresses}
            hasView={false}
            onCopyAddress={onCopyAddress}
            onDelete={() => remove(row)}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={() => text('deleteTitle')} />
    </>
  );
}
