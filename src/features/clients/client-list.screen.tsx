import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import type { ClientStateActor } from '#machines/clients/client-state.machine.ts';
import { isInUse, type ClientRow } from '#machines/clients/client.ts';
import { getHiddenSelection } from '#machines/lists/hidden-selection.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import { clientAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { BulkBar } from '#records/list/bulk-bar.tsx';
import { BulkQuestion } from '#records/list/bulk-question.tsx';
import { BulkReport } from '#records/list/bulk-report.tsx';
import { DeleteQuestion } from '#records/view/delete-question.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { ListUndo } from '#records/view/undo-offer.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { ClientRowActions } from './client-row-actions.tsx';
import { useClientColumns } from './use-client-columns.tsx';

const getName = ({ name }: ClientRow) => name;
const getId = ({ id }: ClientRow) => id;

export interface ClientListScreenProps extends ListScreenProps<ClientRow> {
  switching: ClientStateActor;
}

/** The list of the tenant's clients. Source: ADMIN-009. */
export function ClientListScreen(props: ClientListScreenProps) {
  const { onCopyAddress, switching, ...grid } = props;
  const { actor, search, onSearch } = grid;
  const text = useText('clients');
  const recordText = useText('records');
  const hidden = getHiddenSelection(
    useSelector(actor, ({ context }) => context),
    getId,
  );
  const picking = useBulkChoice(actor, getName, getId);
  const add = <AddLink address={clientAddresses.add}>{text('add')}</AddLink>;
  const remove = (row: ClientRow) => actor.send({ type: 'DELETE', row });
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <ListUndo actor={actor} getName={getName} />
      <BulkReport actor={actor} getName={getName} />
      <PagedGrid
        {...grid}
        label={text('title')}
        columns={useClientColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={add}
        exportName="clients"
        picking={picking}
        // On a selected row, the key deletes all selected rows.
        onDeleteKey={(row) => {
          if (picking.isSelected(row)) actor.send({ type: 'DELETE_SELECTED' });
          else if (!isInUse(row)) remove(row);
        }}
        toolbar={
          <TextFilter
            label={recordText('search')}
            placeholder={text('example')}
            icon={<Search aria-hidden="true" />}
            value={getFilter(search, searchName)}
            onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
          />
        }
        renderActions={(row) => (
          <ClientRowActions
            row={row}
            switching={switching}
            onDelete={() => remove(row)}
            onCopyAddress={onCopyAddress}
          />
        )}
      />
      <BulkBar actor={actor} hidden={hidden} />
      <BulkQuestion
        actor={actor}
        getName={getName}
        renderEffects={(clients) => <UsedClients clients={clients} />}
      />
      <DeleteQuestion actor={actor} title={({ name }) => text('deleteTitle', { name })} />
    </>
  );
}

/** The selected clients that are in use, which stay. Source: REVW-021. */
function UsedClients({ clients }: { clients: readonly ClientRow[] }) {
  const text = useText('clients');
  const count = clients.filter(isInUse).length;
  return count > 0 && <p>{text('usedStay', { count })}</p>;
}
