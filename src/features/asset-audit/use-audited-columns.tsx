import { useMemo } from 'react';
import type { AuditedAsset, AuditResult } from '#machines/asset-audit/asset-audit.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { useReasonText } from './use-reason-text.ts';
import { isolate } from '#ui/controls/isolate.tsx';

const tones: Readonly<Record<AuditResult, NonNullable<BadgeProps['tone']>>> = {
  Missing: 'danger',
  Found: 'success',
  Unexpected: 'warning',
};

/** Code, name, type, result, expected location, who ticked it, and the note. */
export function useAuditedColumns(isOpen: boolean): readonly GridColumn<AuditedAsset>[] {
  const text = useText('assetAudit');
  const format = useFormat();
  const reasonText = useReasonText();
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return useMemo(() => {
    const buildTextColumn = (
      id: 'name' | 'assetType' | 'note',
      header: string,
    ): GridColumn<AuditedAsset> => ({
      id,
      header,
      cell: ({ [id]: value }) => <bdi>{value || '-'}</bdi>,
      isSortable: id !== 'note',
      filter: 'text',
    });
    const isWaiting = (result: AuditResult) => isOpen && result === 'Missing';
    return [
      {
        id: 'assetCode',
        header: text('assetCode'),
        cell: ({ assetId, assetCode }) =>
          cannotView ? (
            <bdi>{assetCode}</bdi>
          ) : (
            <RecordLink address={assetAddresses.view(assetId)}>{assetCode}</RecordLink>
          ),
        isSortable: true,
        filter: 'text',
      },
      { ...buildTextColumn('name', text('assetName')), isLong: true },
      buildTextColumn('assetType', text('assetType')),
      {
        id: 'result',
        header: text('result'),
        cell: ({ result }) =>
          isWaiting(result) ? (
            <Badge>{text('result_toFind')}</Badge>
          ) : (
            <Badge tone={tones[result]}>{text(`result_${result}`)}</Badge>
          ),
        isSortable: true,
      },
      {
        id: 'where',
        header: text('where'),
        cell: (asset) => <bdi>{isolate(reasonText(asset)) || '-'}</bdi>,
      },
      {
        id: 'tickedOn',
        header: text('tickedOn'),
        cell: ({ tickedOn, tickedBy: name }) =>
          tickedOn ? text('byWhen', { when: format.dateTime(tickedOn), name }) : '-',
        isSortable: true,
      },
      { ...buildTextColumn('note', text('note')), isLong: true },
    ];
  }, [text, format, reasonText, cannotView, isOpen]);
}
