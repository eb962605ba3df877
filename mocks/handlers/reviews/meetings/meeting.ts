import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import type {
  MeetingActionRecord,
  ReviewMeetingRecord,
} from '../../../store/world/review-contacts.ts';
import { findCase, type Case } from '../../../common/reviews/cases.ts';
import { admins, type Db, type ReviewContext } from '../../../common/reviews/review-context.ts';
import { getInterfacerId, getManagerId } from '../../../common/reviews/rules.ts';
import { dateAs, formatTimestampAsDate } from '../dates.ts';
import { isManagedBy } from '../view.ts';

type Contract = components['schemas'];
type Participant = Contract['MeetingParticipant'];

/** The meeting about a review, if there is one. */
export async function meetingOfReview(
  db: Db,
  reviewId: string,
): Promise<ReviewMeetingRecord | undefined> {
  const [meeting] = await db.query('reviewMeetings', { where: { reviewId }, limit: 1 });
  return meeting;
}

/** A meeting and its review. 404 when not found, or when the caller has no role in the review. */
export async function getMeeting(ctx: ReviewContext, id: string) {
  const meeting = foundOr404(await ctx.db.get('reviewMeetings', id), 'meetingUnknown');
  const of = foundOr404(await findCase(ctx, meeting.reviewId), 'meetingUnknown');
  return { meeting, of };
}

/**
 * The id of a user as a participant: the employee's, or the user's if there is no employee record.
 */
export const getParticipantId = ({ me }: Pick<ReviewContext, 'me'>): string =>
  me.employeeId ?? me.personId;

/**
 * The possible participants of a review meeting: the caller, who arranges it and always
 * participates, the reviewee, their manager, the client interfacer, and the administrators.
 */
export async function participantsFor(
  ctx: Pick<ReviewContext, 'db' | 'me' | 'email'>,
  { review }: Pick<Case, 'review'>,
): Promise<Participant[]> {
  const { db, me } = ctx;
  const paAdmins = await admins(db);
  const adminEmployees = new Set(paAdmins.map(({ employeeId }) => employeeId));
  const organiser = getParticipantId({ me });
  const { revieweeId } = review;
  const managerId = getManagerId(review);
  const invited = new Set([revieweeId, managerId]);
  const staff = [me.employeeId, revieweeId, managerId, getInterfacerId(review)];
  const ids = [...staff, ...adminEmployees].filter((id) => id !== null);
  const employees = await db.getMany('employees', ids);
  const participants = [...new Set(ids)].flatMap((id) => employees.get(id) ?? []);
  const others = participants.map((employee) => ({
    participantId: employee.id,
    name: employee.fullName,
    isSelected: employee.id === organiser || invited.has(employee.id),
    isUnEditable: employee.id === organiser,
    isParticipantPaAdmin: adminEmployees.has(employee.id),
    email: employee.email,
  }));
  if (me.employeeId !== null) return others;
  const organizer = {
    participantId: organiser,
    name: me.name,
    isSelected: true,
    isUnEditable: true,
    isParticipantPaAdmin: me.rights.has('cycle.basic'),
    email: ctx.email,
  };
  return [organizer, ...others];
}

/** Whether a meeting has ended, so that it stays. */
export const hasEnded = ({ status }: Pick<ReviewMeetingRecord, 'status'>): boolean =>
  status === 'Ended' || status === 'Closed';

/** A user's rights for a meeting. Source: PRIV-032. */
export function meetingRights(
  ctx: Pick<ReviewContext, 'me'>,
  meeting: ReviewMeetingRecord,
  of: Case,
) {
  const { me } = ctx;
  const own = getParticipantId(ctx);
  const isOwn = of.review.revieweeId === me.employeeId;
  const manages = me.rights.has('cycle.manageReviewMeeting') && !isOwn;
  const takesPart = meeting.participants.some(
    ({ participantId, isSelected }) => isSelected && participantId === own,
  );
  const isLocked = of.cycle.isArchived;
  const hasStarted = meeting.status !== 'Created';
  return {
    manages,
    canPerformMeetingOperation: manages && !isLocked && meeting.status !== 'Closed',
    canDeleteMeeting: manages && !isLocked && !hasEnded(meeting),
    canPerformMeetingDetailOperation: manages && !isLocked && !hasStarted,
    canShowNotes: hasStarted && (manages || takesPart || isManagedBy(of, me)),
    canPerformNotesOperation:
      hasStarted && meeting.status !== 'Closed' && !isLocked && (manages || takesPart),
  };
}

/** A meeting as the contract defines it, for the current user. */
export async function meetingView(
  ctx: ReviewContext,
  meeting: ReviewMeetingRecord,
  of: Case,
): Promise<Contract['ReviewMeeting']> {
  const { manages: _manages, ...rights } = meetingRights(ctx, meeting, of);
  return {
    id: meeting.id,
    reviewId: meeting.reviewId,
    reviewMeetingName: meeting.name,
    reviewMeetingURL: meeting.url,
    reviewMeetingLocation: meeting.location,
    reviewMeetingNotes: rights.canShowNotes ? meeting.notes : '',
    reviewMeetingStatus: meeting.status,
    reviewMeetingStartTime: meeting.startTime,
    reviewMeetingEndTime: meeting.endTime,
    reviewMeetingDateAsString: formatTimestampAsDate(meeting.startTime, ctx),
    reviewParticipants: meeting.participants,
    reviewMeetingActionItems: await actionViews(ctx, meeting, of),
    ...rights,
    isMeetingStarted: meeting.status !== 'Created',
    isMeetingEnded: hasEnded(meeting),
    isClosed: meeting.status === 'Closed',
    reviewMeetingActualStartDate: meeting.actualStart,
    reviewMeetingActualEndDate: meeting.actualEnd,
    version: meeting.version,
  };
}

/** A meeting's action items by due date. Source: REVW-032. */
export async function actionViews(
  ctx: ReviewContext,
  meeting: ReviewMeetingRecord,
  of: Case,
): Promise<Contract['MeetingActionItem'][]> {
  const rights = meetingRights(ctx, meeting, of);
  if (!rights.canShowNotes) return [];
  const actions = await ctx.db.query('meetingActions', {
    where: { meetingId: meeting.id },
    order: { by: 'dueDate' },
  });
  return actions.map((action) => ({
    id: action.id,
    description: action.description,
    assignedUserId: action.assignedUserId,
    assignedUserName:
      meeting.participants.find(({ participantId }) => participantId === action.assignedUserId)
        ?.name ?? '',
    dueDate: action.dueDate,
    dueDateAsString: dateAs(action.dueDate, ctx.dateFormat),
    completedOn: action.completedOn,
    completedOnAsString:
      action.completedOn === null ? '' : formatTimestampAsDate(action.completedOn, ctx),
    isCompleted: action.completedOn !== null,
    canCompleteAction: canComplete(ctx, action, rights.manages, of),
    canPerformActionOperation: rights.canPerformNotesOperation,
    version: action.version,
  }));
}

/** Whether a person may complete an action item: its assignee, or the manager of the meeting. */
export const canComplete = (
  ctx: Pick<ReviewContext, 'me'>,
  { assignedUserId }: Pick<MeetingActionRecord, 'assignedUserId'>,
  manages: boolean,
  { cycle }: Pick<Case, 'cycle'>,
): boolean => !cycle.isArchived && (manages || assignedUserId === getParticipantId(ctx));
