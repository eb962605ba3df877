import { message } from '../../../core/requests/handler.ts';
import { dayCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import { inHours } from '../../../common/clockwork/report-rows.ts';
import type { TenantUser } from '../../../store/world.ts';
import type { Item } from './view.ts';

const hours = (seconds: number | null) => (seconds === null ? null : inHours(seconds));

/** The columns of the exported work view. */
export const getItemColumns = ({ dateFormat }: TenantUser): SheetColumn<Item>[] => [
  {
    heading: message('headItemKind'),
    value: ({ kind }) => message(kind === 'task' ? 'itemTask' : 'itemImpediment'),
  },
  { heading: message('headProjectCode'), value: ({ projectCode }) => projectCode },
  { heading: message('headProjectName'), value: ({ projectName }) => projectName },
  { heading: message('headItemCode'), value: ({ code }) => code ?? '' },
  { heading: message('headItemTitle'), value: ({ title }) => title },
  { heading: message('headItemStatus'), value: ({ status }) => message(`item_${status}`) },
  { heading: message('headItemPerson'), value: ({ personName }) => personName ?? '' },
  {
    heading: message('headItemStart'),
    value: ({ startOn }) => dayCell(startOn ?? null, dateFormat),
  },
  { heading: message('headItemDue'), value: ({ dueOn }) => dayCell(dueOn ?? null, dateFormat) },
  { heading: message('headItemEstimate'), value: (row) => hours(row.estimateInSeconds ?? null) },
  { heading: message('headItemHours'), value: (row) => hours(row.periodSeconds), isSummed: true },
  { heading: message('headItemTotalHours'), value: (row) => hours(row.totalSeconds) },
];
