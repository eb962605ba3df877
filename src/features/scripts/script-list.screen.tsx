import type { Script } from '#machines/scripts/script.ts';
import { useText } from '#i18n/text.tsx';
import { scriptAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { RowActions } from '#records/list/row-actions.tsx';
import { useScriptColumns } from './use-script-columns.tsx';

const getName = ({ name }: Script) => name;

/** The list of scripts. Source: ADMIN-005. */
export function ScriptListScreen(props: ListScreenProps<Script>) {
  const { onCopyAddress, ...grid } = props;
  const { actor } = grid;
  const text = useText('scripts');
  const add = <AddLink address={scriptAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: Script) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useScriptColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName={text('fileName')}
        onDeleteKey={remove}
        renderActions={(row) => (
          <RowActions
            id={row.id}
            name={row.name}
            addresses={scriptAddresses}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}
