import type { components } from '@atrium/contract/generated/types.ts';
import type { FieldColumns } from '../../../core/records/field-paging.ts';
import { message } from '../../../core/requests/handler.ts';
import { dayCell } from '../../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../../core/files/workbook.ts';
import type { TenantUser } from '../../../store/world.ts';
import type { Project } from '../../../store/world/projects.ts';
import { shownDay } from '../../../common/clockwork/period.ts';
import { toIsoDay } from '../../../common/clockwork/time.ts';

type Row = components['schemas']['PmoProject'];

/**
 * The columns by which the list can be sorted and filtered; the day of creation is filtered by its
 * displayed text.
 */
export const getListColumns = (user: TenantUser): FieldColumns<Project> => ({
  code: 'code',
  name: 'name',
  description: 'description',
  createdBy: 'creatorName',
  ownedBy: 'ownerName',
  startOn: 'startOn',
  dueOn: 'dueOn',
  createdOn: {
    field: 'createdOn',
    shown: (value) => (typeof value === 'string' ? shownDay(value, user) : ''),
  },
  unResolvedImpediment: { field: 'openImpedimentCount', shown: String },
});

/** The columns of the exported list. */
export const getSheetColumns = ({ dateFormat, timeZone }: TenantUser): SheetColumn<Row>[] => [
  { heading: message('headProjectCode'), value: ({ code }) => code },
  { heading: message('headProjectName'), value: ({ name }) => name },
  { heading: message('headProjectDescription'), value: ({ description }) => description },
  {
    heading: message('headProjectParent'),
    value: ({ parentProject }) => parentProject?.code ?? '',
  },
  { heading: message('headProjectCreatedBy'), value: ({ createdBy }) => createdBy },
  { heading: message('headProjectOwnedBy'), value: ({ ownedBy }) => ownedBy },
  {
    heading: message('headProjectCreatedOn'),
    value: ({ createdOn }) => dayCell(createdOn ? toIsoDay(createdOn, timeZone) : null, dateFormat),
  },
  {
    heading: message('headProjectStart'),
    value: ({ startOn }) => dayCell(startOn ?? null, dateFormat),
  },
  { heading: message('headProjectDue'), value: ({ dueOn }) => dayCell(dueOn, dateFormat) },
  { heading: message('headProjectImpediments'), value: (row) => row.unResolvedImpediment },
  { heading: message('headProjectSubProjects'), value: (row) => row.subProjectCount ?? 0 },
];
