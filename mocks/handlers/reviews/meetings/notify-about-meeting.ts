import { publish } from '../../../core/requests/feed.ts';
import type { ReviewMeetingRecord } from '../../../store/world/review-contacts.ts';
import { notify } from '../../../common/notifications/notify.ts';
import type { Case } from '../../../common/reviews/cases.ts';
import {
  admins,
  listUsersWith,
  type ReviewContext,
} from '../../../common/reviews/review-context.ts';
import { loadSettings } from '../../../common/reviews/settings.ts';
import { loadUserIds } from '../people.ts';
import { getParts, getStep } from '../../../common/reviews/rules.ts';

/**
 * Notifies the participants of a meeting who can open it, and the calendar if meetings are entered
 * there. An administrator of performance reviews is notified as one.
 */
export async function notifyAboutMeeting(
  { db, clock, me }: ReviewContext,
  of: Case,
  meeting: ReviewMeetingRecord,
  change: 'created' | 'updated' | 'deleted',
): Promise<void> {
  const adminUsers = new Set((await admins(db)).map(({ id }) => id));
  const selected = meeting.participants.filter(({ isSelected }) => isSelected);
  const ids = selected.map(({ participantId }) => participantId);
  const userIds = await loadUserIds(db, ids);
  // A participant without an employee record is identified by the user's id.
  const users = await db.getMany('tenantUsers', ids);
  const readers = new Map(
    (await listUsersWith(db, 'reviews.basic')).map((user) => [user.id, user.employeeId]),
  );
  const canOpen = (userId: string): boolean => {
    const employeeId = readers.get(userId);
    if (employeeId === undefined) return false;
    const rights = new Set(adminUsers.has(userId) ? (['cycle.basic'] as const) : []);
    return getParts(of, { ...me, personId: userId, employeeId, rights }).size > 0;
  };
  for (const id of ids) {
    const recipientId = userIds.get(id) ?? users.get(id)?.id;
    if (recipientId === undefined || recipientId === me.personId || !canOpen(recipientId)) continue;
    await notify(db, clock, {
      recipientId,
      senderId: me.personId,
      type: 'reviewMeeting',
      data: {
        userName: me.name,
        profileImageUrl: me.profileImageUrl,
        // Only names: the rest of the message is in the reader's language.
        messageData: `${of.cycle.cycleName} – ${of.reviewee.fullName}`,
        value: of.cycle.id,
        stepId: getStep(of).stepId,
        isAdmin: adminUsers.has(recipientId),
        ...(change !== 'deleted' && { reviewId: of.review.id }),
      },
    });
  }
  if (!(await loadSettings(db)).isGoogleCalendarSynced) return;
  const data = { change, meetingId: meeting.id, startTime: meeting.startTime };
  await publish(db, { hub: 'calendarSync', to: null, type: 'reviewMeeting', data });
}
