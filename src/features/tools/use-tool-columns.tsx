import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Tool } from '#machines/tools/tool.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { toolAddresses } from './addresses.ts';

/** Name (which leads to the view), Description, Price, Status. Source: document 3, section 2 (Tools). */
export function useToolColumns(): readonly GridColumn<Tool>[] {
  const text = useText('tools');
  const format = useFormat();
  return useMemo(() => {
    const stateOf = ({ status }: Tool) => text(status ? 'active' : 'inactive');
    return [
      {
        id: 'name',
        header: text('shortName'),
        cell: (row) => <Link {...toolAddresses.view(row.id)}>{row.name}</Link>,
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
