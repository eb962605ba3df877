import { useMemo } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { RightHolder } from '#machines/roles/right-holders.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import type { Privilege } from '#openapi/client/index.ts';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { useRightNames } from './use-right-names.ts';

interface Props extends ListPageState {
  actor: ListActor<RightHolder>;
  right: Privilege;
  /** Shows the rights of a user. */
  onUser: (id: string) => void;
  onClose: () => void;
}

const getName = ({ userName }: RightHolder) => userName;

/** Who has a right, and by which roles. Source: PEOPL-D33. */
export function RightHoldersScreen({ right, onUser, onClose, ...grid }: Props) {
  const text = useText('roles');
  const records = useText('records');
  const { nameRight } = useRightNames();
  const title = text('holdersTitle', { right: nameRight(right) });
  return (
    <Dialog
      isOpen
      size="large"
      title={title}
      onClose={onClose}
      actions={<Button onPress={onClose}>{records('close')}</Button>}
    >
      <PagedGrid
        {...grid}
        label={title}
        columns={useHolderColumns(onUser)}
        getName={getName}
        emptyText={text('noHolders')}
        exportName={text('holders')}
      />
    </Dialog>
  );
}

function useHolderColumns(onUser: (id: string) => void): readonly GridColumn<RightHolder>[] {
  const text = useText('roles');
  const { list } = useFormat();
  return useMemo(() => {
    const getRoles = ({ roles }: RightHolder) => list(roles.map(({ name }) => name));
    return [
      {
        id: 'userName',
        header: text('user'),
        cell: ({ userId, userName }) => (
          <Button variant="quiet" size="small" onPress={() => onUser(userId)}>
            {userName}
          </Button>
        ),
        csv: getName,
        isSortable: true,
        filter: 'text',
      },
      { id: 'roles', header: text('byRoles'), cell: getRoles, csv: getRoles },
    ];
  }, [text, list, onUser]);
}
