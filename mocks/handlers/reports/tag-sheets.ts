import { message } from '../../core/requests/handler.ts';
import { dayCell } from '../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../core/files/workbook.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { inHours } from '../../common/clockwork/report-rows.ts';
import type { TenantUser } from '../../store/world.ts';
import type { TagRow } from './tag-rows.ts';

type Column = SheetColumn<TagRow>;
type Grouping = components['schemas']['TagReportGrouping'];

const tag: Column = { heading: message('headTag'), value: (row) => row.tag.name };
const hours: Column[] = [
  { heading: message('headTagHours'), value: ({ seconds }) => inHours(seconds) },
  {
    heading: message('headTagShare'),
    value: ({ share }) => ({ value: Math.round(share * 100) / 10_000, format: '0.00%' }),
  },
];

const projectColumns: Column[] = [
  tag,
  { heading: message('headProjectCode'), value: ({ subject }) => subject.projectCode ?? '' },
  { heading: message('headProjectName'), value: ({ subject }) => subject.projectName ?? '' },
  ...hours,
];

const employeeColumns: Column[] = [
  tag,
  { heading: message('headTagPerson'), value: ({ subject }) => subject.employeeName ?? '' },
  {
    heading: message('headTagState'),
    value: ({ subject }) => message(subject.isFormer ? 'tagPersonLeft' : 'tagPersonEmployed'),
  },
  ...hours,
];

const periodColumns = ({ dateFormat }: Pick<TenantUser, 'dateFormat'>): Column[] => [
  {
    heading: message('headTagFrom'),
    width: 12,
    value: ({ subject }) => dayCell(subject.firstDay ?? null, dateFormat),
  },
  {
    heading: message('headTagTo'),
    width: 12,
    value: ({ subject }) => dayCell(subject.lastDay ?? null, dateFormat),
  },
  tag,
  ...hours,
];

/** The columns of the workbook; the hours are always in the fourth. */
export function listSheetColumns(groupBy: Grouping, user: Pick<TenantUser, 'dateFormat'>) {
  if (groupBy === 'Project') return projectColumns;
  return groupBy === 'Employee' ? employeeColumns : periodColumns(user);
}
