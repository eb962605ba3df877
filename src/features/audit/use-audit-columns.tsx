import { useMemo } from 'react';
import type { AuditEntry } from '#machines/audit/audit-entry.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { auditAddress } from '#page/parameters/addresses.ts';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { Changes, useChangesText } from './changes.tsx';
import styles from './audit-log.module.css';

/**
 * The columns of the audit log. A record is a link to its own entries, unless only these are shown
 * already.
 */
export function useAuditColumns(isOneRecord: boolean): readonly GridColumn<AuditEntry>[] {
  const text = useText('auditLog');
  const format = useFormat();
  const formatChanges = useChangesText();
  return useMemo(() => {
    const getAction = ({ kind, verb }: AuditEntry) =>
      text('action', { kind: text(`kind_${kind}`), verb: text(`verb_${verb}`) });
    return [
      {
        id: 'timestamp',
        header: text('time'),
        cell: ({ timestamp }) => <time dateTime={timestamp}>{format.dateTime(timestamp)}</time>,
        csv: ({ timestamp }) => timestamp,
        isSortable: true,
      },
      {
        id: 'actor',
        header: text('actor'),
        cell: ({ actor }) => <bdi>{actor}</bdi>,
        csv: ({ actor }) => actor,
        isSortable: true,
      },
      {
        id: 'action',
        header: text('actionTitle'),
        cell: (entry) => (
          <span className={styles.action}>
            {getAction(entry)}
            <code>{entry.action}</code>
          </span>
        ),
        csv: ({ action }) => action,
        isSortable: true,
      },
      {
        id: 'record',
        header: text('record'),
        cell: (entry) =>
          isOneRecord || entry.recordId === '' ? (
            <bdi>{entry.record || '-'}</bdi>
          ) : (
            <RecordLink
              address={auditAddress(entry.recordId)}
              aria-label={text('showRecord', { name: entry.record || entry.recordId })}
            >
              <bdi>{entry.record || entry.recordId}</bdi>
            </RecordLink>
          ),
        csv: ({ record }) => record,
        isSortable: true,
      },
      {
        id: 'changes',
        header: text('changes'),
        cell: ({ changes }) => <Changes changes={changes} />,
        csv: ({ changes }) => formatChanges(changes),
      },
      {
        id: 'ipAddress',
        header: text('ipAddress'),
        cell: ({ ipAddress }) => <bdi>{ipAddress || '-'}</bdi>,
        csv: ({ ipAddress }) => ipAddress,
        isSortable: true,
      },
    ];
  }, [text, format, formatChanges, isOneRecord]);
}
