import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { asset, handedTo } from '../../support/assets.ts';
import { allOf } from '../../support/notifications.ts';
import { bookOn, getEmployeeId, joint, task } from '../../support/projects.ts';
import { meetingFields, review } from '../../support/reviews/world.ts';

export default scenario({
  title:
    'Notifications of work, reviews, meetings and assets each have the type number of their kind',
  source: 'NOTIF-029, NOTIF-D04',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('member')];
    const verifyNotified = async (
      what: string,
      [who, type]: [Actor, number],
      action: () => Promise<unknown>,
    ) => {
      const known = new Set((await allOf(who)).map(({ id }) => id));
      await action();
      const newNotifications = (await allOf(who)).filter(({ id }) => !known.has(id));
      ctx.expectEqual(
        what,
        newNotifications.map(({ typeId }) => typeId),
        [type],
      );
    };

    const projectId = await joint(ctx, me, other);
    const taskId = await task(ctx, me, projectId);
    await bookOn(ctx, other, taskId);
    const conversion = { projectId, taskId, taskName: ctx.name('Project'), taskDescription: '' };
    await verifyNotified('a task that is a project now', [other, 5], () =>
      me.request('convertTaskToProject', { body: { ...conversion, isMainProject: true } }),
    );

    await verifyNotified('a review to begin', [other, 6], () =>
      review(ctx, me, ['Reviewee', 'PaAdmin']),
    );

    const { reviewId } = await review(ctx, me);
    const meeting = { id: ctx.uuid(), reviewId, ...(await meetingFields(ctx, me, reviewId)) };
    const employeeId = await getEmployeeId(other);
    const reviewParticipants = meeting.reviewParticipants.map((each) => ({
      ...each,
      isSelected: each.participantId === employeeId,
    }));
    await verifyNotified('a meeting', [other, 7], () =>
      me.request('addReviewMeeting', { body: { ...meeting, reviewParticipants } }),
    );

    const assetIds = [await asset(ctx, me)];
    await verifyNotified('an asset to accept', [other, 10], () =>
      me.request('bulkAssignAssets', { body: { assetIds, employeeId } }),
    );
    const { id, assetId } = await handedTo(ctx, other);
    await verifyNotified('an asset that is declined', [me, 11], () =>
      other.request('declineHandover', { path: { id }, body: { reason: 'It never came' } }),
    );
    await me.request('bulkTakeBackAssets', { body: { assetIds: [...assetIds, assetId] } });
  },
});
