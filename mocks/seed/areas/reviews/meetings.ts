import type { Employee } from '../../../store/world/people.ts';
import type { ReviewMeetingRecord } from '../../../store/world/review-contacts.ts';
import type { ReviewRecord } from '../../../store/world/reviews.ts';
import type { SeedContext } from '../../context.ts';
import { seeded } from '../../seeded.ts';
import { getTimestampAt } from './cycles.ts';
import { actions } from './texts.ts';

interface MeetingPlan {
  review: ReviewRecord;
  organiser: Employee;
  others: readonly Employee[];
  status: ReviewMeetingRecord['status'];
  /** Days from the day of seeding. */
  on: number;
}

const hour = 3_600_000;

/** A meeting about a review, with notes and action items once it has started. */
export async function putMeeting(context: SeedContext, plan: MeetingPlan): Promise<void> {
  const { db, random, today } = context;
  const { review, organiser, others, status, on } = plan;
  const startTime = getTimestampAt(context, on);
  const endTime = new Date(Date.parse(startTime) + hour).toISOString();
  const hasStarted = status !== 'Created';
  const hasEnded = status === 'Ended' || status === 'Closed';
  const meeting = seeded(
    {
      id: random.uuid(),
      reviewId: review.id,
      name: 'Review discussion',
      url: on > 0 ? 'https://meet.demo.test/review' : null,
      location: on > 0 ? '' : 'Room 2',
      notes: hasStarted
        ? 'Good conversation. The goals for the next period are almost agreed.'
        : '',
      status,
      startTime,
      endTime,
      participants: [organiser, ...others].map((employee, at) => ({
        participantId: employee.id,
        name: employee.fullName,
        isSelected: true,
        isUnEditable: at === 0,
        isParticipantPaAdmin: at === 0,
        email: employee.email,
      })),
      actualStart: hasStarted ? startTime : null,
      actualEnd: hasEnded ? endTime : null,
    },
    today,
  );
  await db.put('reviewMeetings', meeting);
  if (!hasStarted) return;
  // One is overdue, one has no assignee, one is done.
  const due = [-2, 10, 4];
  for (const [at, description] of actions.entries()) {
    const action = {
      id: random.uuid(),
      meetingId: meeting.id,
      description,
      assignedUserId: at === 1 ? null : (others[0]?.id ?? null),
      dueDate: getTimestampAt(context, due[at] ?? 0).slice(0, 10),
      completedOn: at === 2 ? getTimestampAt(context, -1) : null,
    };
    await db.put('meetingActions', seeded(action, today));
  }
}
