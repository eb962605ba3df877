import { Search } from 'lucide-react';
import { useCallback } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { userActionMachine } from '#machines/users/user-action.machine.ts';
import type { UserRow } from '#machines/users/user.ts';
import { useText } from '#i18n/text.tsx';
import { userAddresses } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { UserQuestion } from './user-question.tsx';
import { UserRowActions } from './user-row-actions.tsx';
import { useUserColumns } from './use-user-columns.tsx';

export interface UserListScreenProps extends ListPageState {
  /** The list, with the actions on its rows. */
  actor: ListActor<UserRow>;
}

/** The users of the tenant, page by page. Source: PEOPL-005, PEOPL-017. */
export function UserListScreen({ actor, ...listState }: UserListScreenProps) {
  const text = useText('users');
  const recordText = useText('records');
  const { search, onSearch } = listState;
  const columns = useUserColumns();
  const actions = useCompanion(actor, userActionMachine);
  const add = <AddLink address={userAddresses.add}>{text('add')}</AddLink>;
  const renderActions = useCallback(
    (row: UserRow) => <UserRowActions row={row} actions={actions} />,
    [actions],
  );
  return (
    <>
      <PageHead title={text('title')}>{add}</PageHead>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={columns}
        getName={({ name }) => name}
        emptyText={text('noneYet')}
        emptyAction={add}
        toolbar={
          <TextFilter
            label={recordText('search')}
            placeholder={text('searchExample')}
            icon={<Search aria-hidden="true" />}
            value={getFilter(search, searchName)}
            onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
          />
        }
        renderActions={renderActions}
      />
      <UserQuestion actor={actions} />
    </>
  );
}
