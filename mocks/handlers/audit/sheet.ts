import { dateTimeCell } from '../../core/files/sheet-cells.ts';
import { message } from '../../core/requests/handler.ts';
import type { SheetColumn } from '../../core/files/workbook.ts';
import { shownIn } from '@atrium/time/zoned';
import type { TenantUser } from '../../store/world.ts';
import type { AuditEntryRecord } from '../../store/world/audit.ts';

/** The columns of the exported log; times are those of the reader. */
export const toSheet = (reader: TenantUser): SheetColumn<AuditEntryRecord>[] => [
  {
    heading: message('headAuditTime'),
    value: ({ timestamp }) =>
      dateTimeCell(shownIn(timestamp, reader.timeZone, "yyyy-MM-dd'T'HH:mm"), reader),
  },
  { heading: message('headAuditActor'), value: ({ actor }) => actor },
  { heading: message('headAuditAction'), value: ({ action }) => action },
  { heading: message('headAuditRecord'), value: ({ recordName }) => recordName },
  { heading: message('headAuditChanges'), value: ({ changes }) => formatChanges(changes) },
  { heading: message('headAuditIpAddress'), value: ({ ipAddress }) => ipAddress },
];

/** One line for each changed property, e.g. `privileges: reviews.basic → –`. */
const formatChanges = (changes: AuditEntryRecord['changes']): string =>
  changes
    .map(({ field, from, to }) => `${field}: ${formatItems(from)} → ${formatItems(to)}`)
    .join('\n');

const formatItems = (items: readonly string[]): string => items.join(', ') || '–';
