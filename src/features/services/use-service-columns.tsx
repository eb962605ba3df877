import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Service } from '#machines/services/service.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { serviceAddresses } from './addresses.ts';

/** Name, Description, Price, Status. Source: document 3, section 2 (Services). */
export function useServiceColumns(): readonly GridColumn<Service>[] {
  const text = useText('services');
  const format = useFormat();
  return useMemo(() => {
    const stateOf = ({ status }: Service) => text(status ? 'active' : 'inactive');
    return [
      {
        id: 'name',
        header: text('name'),
        cell: (row) => <Link {...serviceAddresses.view(row.id)}>{row.name}</Link>,
        csv: (row) => row.name,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'description',
        header: text('description'),
        cell: (row) => row.description ?? '-',
        csv: (row) => row.description ?? '',
        isLong: true,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'price',
        header: text('price'),
        cell: (row) => format.money(row.price, 'price'),
        csv: (row) => String(row.price),
        align: 'end',
        isSortable: true,
      },
      {
        id: 'status',
        header: text('status'),
        cell: (row) => <Badge tone={row.status ? 'success' : 'neutral'}>{stateOf(row)}</Badge>,
        csv: stateOf,
        isSortable: true,
        filter: [
          { value: 'active', label: text('active') },
          { value: 'inactive', label: text('inactive') },
        ],
      },
    ];
  }, [text, format]);
}
