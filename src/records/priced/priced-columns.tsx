import { useMemo } from 'react';
import type { Priced } from '#machines/records/priced.ts';
import { useFormat } from '#i18n/format.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import type { Address } from '../form/address.ts';
import type { PricedKey } from './priced-text.ts';
import { RecordLink } from '../view/record-link.tsx';

export interface PricedRow extends Pick<Priced, 'name' | 'description' | 'price' | 'status'> {
  id: string;
}

export interface PricedColumns {
  text: (key: PricedKey) => string;
  /** Header of the name column. */
  name: string;
  /** The address that the name links to. */
  view: (id: string) => Address;
}

/**
 * The columns Name, Description ('-' if empty), Price and Status; services and tools have the same
 * fields. Source: SERV-005.
 */
export function usePricedColumns<Row extends PricedRow>({ text, name, view }: PricedColumns) {
  const format = useFormat();
  return useMemo((): readonly GridColumn<Row>[] => {
    const getState = ({ status }: Row) => text(status ? 'active' : 'inactive');
    return [
      {
        id: 'name',
        header: name,
        cell: (row) => <RecordLink address={view(row.id)}>{row.name}</RecordLink>,
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
        csv: (row) => row.price,
        align: 'end',
        isSortable: true,
      },
      {
        id: 'status',
        header: text('status'),
        cell: (row) => <Badge tone={row.status ? 'success' : 'neutral'}>{getState(row)}</Badge>,
        csv: getState,
        isSortable: true,
        filter: [
          { value: 'active', label: text('active') },
          { value: 'inactive', label: text('inactive') },
        ],
      },
    ];
  }, [text, name, view, format]);
}
