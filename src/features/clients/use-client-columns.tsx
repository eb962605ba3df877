import { useMemo } from 'react';
import type { ClientRow } from '#machines/clients/client.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { clientAddresses } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import { statusColumn } from '#records/list/status-column.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';

/** The columns Name, Contacts, Engagements, Reviews and Status. Not in the requirements. */
export function useClientColumns(): readonly GridColumn<ClientRow>[] {
  const text = useText('clients');
  const format = useFormat();
  return useMemo(() => {
    const listContacts = ({ contacts }: ClientRow) => format.list(contacts.map(({ name }) => name));
    const count = (id: 'contactCount' | 'engagementCount' | 'reviewCount', isSortable = true) => ({
      id,
      header: text(id),
      cell: (row: ClientRow) => format.number(row[id]),
      csv: (row: ClientRow) => String(row[id]),
      isSortable,
    });
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => <RecordLink address={clientAddresses.view(id)}>{name}</RecordLink>,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'contacts',
        header: text('contacts'),
        cell: (row) => <bdi>{listContacts(row) || '-'}</bdi>,
        csv: listContacts,
        filter: 'text',
      },
      count('contactCount'),
      count('engagementCount'),
      count('reviewCount', false),
      {
        ...statusColumn({
          id: 'isActive',
          header: text('isActive'),
          isActive: (row: ClientRow) => row.isActive,
          text,
        }),
        filter: [
          { value: 'true', label: text('active') },
          { value: 'false', label: text('inactive') },
        ],
      },
    ];
  }, [text, format]);
}
