import type { components } from '@atrium/contract/generated/types.ts';
import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { message, ok, sent, type Handlers } from '../../../core/requests/handler.ts';
import { readPage, type FieldColumns } from '../../../core/records/field-paging.ts';
import { dayCell } from '../../../core/files/sheet-cells.ts';
import { workbook, type SheetColumn } from '../../../core/files/workbook.ts';
import type { Where } from '../../../store/store.ts';
import type { ReviewCycleRecord, ReviewRecord } from '../../../store/world/reviews.ts';
import { toIsoDay } from '../../../common/clockwork/time.ts';
import { allIn, getCycleRecord, toCase } from '../../../common/reviews/cases.ts';
import { createReviewContext, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { clientInterfacer, paAdmin } from '../../../common/reviews/rules.ts';
import { loadMembers } from './cycle-members.ts';
import { asText } from '../filters.ts';

type Contract = components['schemas'];
type Reviewees = Extract<
  AreaOperations<'reviews'>,
  'getReviewCycleReviewees' | 'exportReviewCycle'
>;

/** The reviewees of a cycle, by pages and as a workbook. Source: REVW-009, REVW-017. */
export const cycleReviewees: Pick<Handlers<'reviews'>, Reviewees> = {
  getReviewCycleReviewees: async (call) => {
    const ctx = await createReviewContext(call);
    const cycle = await getCycleRecord(ctx.db, call.path.cycleId);
    const list = {
      columns,
      order: { by: 'revieweeName' } as const,
      where: toConditions(cycle, call.body.revieweeFilters, ctx.today),
    };
    const { rows, total } = await readPage(ctx.db, 'reviews', list, call.body);
    const cases = rows.map((review) => toCase(review, cycle));
    return ok({ reviewees: await loadMembers(ctx, cases), totalCount: total });
  },

  exportReviewCycle: async (call) => {
    const ctx = await createReviewContext(call);
    const cycle = await getCycleRecord(ctx.db, call.path.cycleId);
    const rows = await loadMembers(ctx, await allIn(ctx.db, cycle));
    return sent(workbook({ name: 'ReviewCycle', columns: sheetColumns(ctx), rows }));
  },
};

const columns: FieldColumns<ReviewRecord> = {
  employeeName: 'revieweeName',
  employeeDesignation: 'designation',
  stepName: 'stepName',
  status: asText('status'),
};

const openStatuses = ['NotStarted', 'Answered', 'Promoted', 'Rejected'] as const;

function toConditions(
  cycle: ReviewCycleRecord,
  { stepId, status, isOverdue, needsAdmin }: Contract['RevieweeFilters'],
  today: string,
): Where<ReviewRecord> {
  const isPast = !cycle.isArchived && today > cycle.endDate;
  return {
    cycleId: cycle.id,
    stepId: stepId ?? undefined,
    ...(needsAdmin && { actor: [paAdmin, clientInterfacer] }),
    ...(isOverdue && { isClosed: false }),
    status: isOverdue ? listOverdue(status, isPast) : (status ?? undefined),
  };
}

/** The statuses, of those that are requested, in which a review can be overdue. */
const listOverdue = (
  requested: Contract['ReviewStatus'] | null | undefined,
  isPast: boolean,
): readonly Contract['ReviewStatus'][] =>
  isPast ? openStatuses.filter((status) => !requested || status === requested) : [];

type Row = Contract['CycleMember'];

/** Never what is written in a review: whoever gets the file may not read that. */
const sheetColumns = ({
  dateFormat,
  timeZone,
}: Pick<ReviewContext, 'dateFormat' | 'timeZone'>): SheetColumn<Row>[] => {
  const toDay = (on: string | null) => dayCell(on && toIsoDay(on, timeZone), dateFormat);
  return [
    { heading: message('headReviewee'), value: ({ employeeName }) => employeeName },
    { heading: message('headDesignation'), value: ({ employeeDesignation: name }) => name },
    { heading: message('headManager'), value: ({ reportingToName }) => reportingToName },
    { heading: message('headStep'), value: ({ stepName }) => stepName },
    { heading: message('headStatus'), value: ({ status }) => message(`reviewStatus${status}`) },
    { heading: message('headWaitingSince'), value: ({ waitingSince }) => toDay(waitingSince) },
    { heading: message('headDeliveredOn'), value: ({ deliveredOn }) => toDay(deliveredOn) },
  ];
};
