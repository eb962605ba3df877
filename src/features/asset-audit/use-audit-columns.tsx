import { useMemo } from 'react';
import type { AssetAudit } from '#machines/asset-audit/asset-audit.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { auditAddresses } from '#page/parameters/addresses.ts';
import { AuditBadge } from './audit-badge.tsx';

type Counted = 'expectedCount' | 'foundCount' | 'missingCount' | 'unexpectedCount';

/** Name, location, status, who started it and when, and how much was found. */
export function useAuditColumns(): readonly GridColumn<AssetAudit>[] {
  const text = useText('assetAudit');
  const format = useFormat();
  return useMemo(() => {
    const count = (id: Counted): GridColumn<AssetAudit> => ({
      id,
      header: text(id),
      cell: ({ [id]: value }) => format.number(value),
      csv: ({ [id]: value }) => String(value),
      isSortable: true,
      align: 'end',
    });
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ id, name }) => <RecordLink address={auditAddresses.round(id)}>{name}</RecordLink>,
        csv: ({ name }) => name,
        isSortable: true,
        filter: 'text',
        isLong: true,
      },
      {
        id: 'assetLocationName',
        header: text('assetLocationName'),
        cell: ({ assetLocationName: location }) => <bdi>{location}</bdi>,
        csv: ({ assetLocationName: location }) => location,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'status',
        header: text('status'),
        cell: (audit) => <AuditBadge audit={audit} />,
        csv: ({ status }) => text(`status_${status}`),
        isSortable: true,
        filter: (['Open', 'Finished'] as const).map((value) => ({
          value,
          label: text(`status_${value}`),
        })),
      },
      {
        id: 'beganOn',
        header: text('began'),
        cell: ({ beganOn, beganBy: name }) =>
          text('byWhen', { when: format.dateTime(beganOn), name }),
        csv: ({ beganOn }) => format.dateTime(beganOn),
        isSortable: true,
      },
      count('expectedCount'),
      count('foundCount'),
      count('missingCount'),
      count('unexpectedCount'),
    ];
  }, [text, format]);
}
