import type { components } from '@atrium/contract/generated/types.ts';
import type { FieldColumns } from '../../core/records/field-paging.ts';
import { message } from '../../core/requests/handler.ts';
import { dayCell } from '../../core/files/sheet-cells.ts';
import type { SheetColumn } from '../../core/files/workbook.ts';
import type { TenantUser } from '../../store/world.ts';
import type { EngagementRecord } from '../../store/world/engagements.ts';

type Row = components['schemas']['EngagementRollup'];

const common = { prospectName: 'prospectName', name: 'name', createdOn: 'createdOn' } as const;

/** The columns by which editors, who see all, can sort and filter the list. */
const full: FieldColumns<EngagementRecord> = {
  ...common,
  currentStageName: 'fullStageName',
  inStageSince: { field: 'fullStageSince', shown: String },
  lastActionOn: { field: 'fullActionOn', shown: String },
  activityRatio: { field: 'fullActivityRatio', shown: String },
  effortRatio: { field: 'fullEffortRatio', shown: String },
};

/** The same columns of what the tenant sees. */
const visible: FieldColumns<EngagementRecord> = {
  ...common,
  currentStageName: 'visibleStageName',
  inStageSince: { field: 'visibleStageSince', shown: String },
  lastActionOn: { field: 'visibleActionOn', shown: String },
  activityRatio: { field: 'visibleActivityRatio', shown: String },
  effortRatio: { field: 'visibleEffortRatio', shown: String },
};

/** The columns by which a person can sort and filter the list. */
export const getListColumns = (isAllSeen: boolean) => (isAllSeen ? full : visible);

/** The columns of the exported list. */
export const getSheetColumns = ({ dateFormat }: TenantUser): SheetColumn<Row>[] => [
  { heading: message('headEngagementProspect'), value: ({ prospectName }) => prospectName },
  { heading: message('headEngagementName'), value: ({ name }) => name },
  {
    heading: message('headEngagementType'),
    value: ({ projectType }) => projectType?.value ?? '',
  },
  {
    heading: message('headEngagementCreatedOn'),
    value: ({ createdOn }) => dayCell(createdOn, dateFormat),
  },
  { heading: message('headEngagementStage'), value: (row) => row.currentStageName ?? '' },
  {
    heading: message('headEngagementStageSince'),
    value: ({ inStageSince }) => dayCell(inStageSince, dateFormat),
  },
  { heading: message('headEngagementDone'), value: (row) => row.completedActivities },
  { heading: message('headEngagementTotal'), value: (row) => row.totalActivities },
  { heading: message('headEngagementDoneHours'), value: (row) => row.doneHours, isSummed: true },
  { heading: message('headEngagementTotalHours'), value: (row) => row.totalHours, isSummed: true },
];
