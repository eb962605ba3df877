import { useMemo } from 'react';
import type { Product } from '#machines/products/product.ts';
import { useText } from '#i18n/text.tsx';
import { statusColumn } from '#records/list/status-column.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { productAddresses } from '#page/parameters/addresses.ts';

/** Name, Description, Owner, Started Year, Status. Source: PROD-005. */
export function useProductColumns(): readonly GridColumn<Product>[] {
  const text = useText('products');
  return useMemo(() => {
    const searched = { isSortable: true, filter: 'text' } as const;
    return [
      {
        ...searched,
        id: 'name',
        header: text('name'),
        cell: (row) => <RecordLink address={productAddresses.view(row.id)}>{row.name}</RecordLink>,
        csv: (row) => row.name,
      },
      {
        ...searched,
        id: 'description',
        header: text('description'),
        cell: (row) => <bdi>{row.description ?? '-'}</bdi>,
        csv: (row) => row.description ?? '',
        isLong: true,
      },
      {
        ...searched,
        id: 'owner',
        header: text('owner'),
        cell: (row) => row.owner,
        csv: (row) => row.owner,
      },
      {
        id: 'startedYear',
        header: text('startedYear'),
        cell: (row) => row.startedYear,
        csv: (row) => String(row.startedYear),
        align: 'end',
        isSortable: true,
      },
      statusColumn({ id: 'status', header: text('status'), isActive: (row) => row.status, text }),
    ];
  }, [text]);
}
