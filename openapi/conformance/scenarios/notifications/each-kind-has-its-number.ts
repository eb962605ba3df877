import { scenario } from '../../scenario/types.ts';
import type { Actor } from '../../scenario/types.ts';
import { asset, handedTo } from '../../support/assets.ts';
import { allOf } from '../../support/notifications.ts';
import { bookOn, employeeIdOf, joint, task } from '../../support/projects.ts';
import { meetingFields, review } from '../../support/reviews/world.ts';

export default scenario({
  title: 'Work, reviews, meetings and assets are told of, each under the number of its kind',
  source: 'NOTIF-029, and the decisions on assets',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('member')];
    const told = async (
      what: string,
      [who, type]: [Actor, number],
      deed: () => Promise<unknown>,
    ) => {
      const known = new Set((await allOf(who)).map(({ id }) => id));
      await deed();
      const news = (await allOf(who)).filter(({ id }) => !known.has(id));
      kit.expectEqual(
        what,
        news.map(({ typeId }) => typeId),
        [type],
      );
    };

    const projectId = await joint(kit, me, other);
    const taskId = await task(kit, me, projectId);
    await bookOn(kit, other, taskId);
    const conversion = { projectId, taskId, taskName: kit.name('Project'), taskDescription: '' };
    await told('a task that is a project now', [other, 5], () =>
      me.ask('convertTaskToProject', { body: { ...conversion, isMainProject: true } }),
    );

    await told('a review to begin', [other, 6], () => review(kit, me, ['Reviewee', 'PaAdmin']));

    const { reviewId } = await review(kit, me);
    const meeting = { id: kit.uuid(), reviewId, ...(await meetingFields(kit, me, reviewId)) };
    const employeeId = await employeeIdOf(other);
    const reviewParticipants = meeting.reviewParticipants.map((each) => ({
      ...each,
      isSelected: each.participantId === employeeId,
    }));
    await told('a meeting', [other, 7], () =>
      me.ask('addReviewMeeting', { body: { ...meeting, reviewParticipants } }),
    );

    const assetIds = [await asset(kit, me)];
    await told('an asset to accept', [other, 10], () =>
      me.ask('bulkAssignAssets', { body: { assetIds, employeeId } }),
    );
    const { id, assetId } = await handedTo(kit, other);
    await told('an asset that is declined', [me, 11], () =>
      other.ask('declineHandover', { path: { id }, body: { reason: 'It never came' } }),
    );
    await me.ask('bulkTakeBackAssets', { body: { assetIds: [...assetIds, assetId] } });
  },
});
