import { scenario } from '../../../scenario/types.ts';
import { asset, assetType, handedTo, getOwnTeam } from '../../../support/assets.ts';
import { allOf } from '../../../support/notifications.ts';
import { fetchProfile } from '../../../support/profile.ts';

export default scenario({
  title: 'Only the employee accepts or declines an assigned asset; a team need not accept',
  source: 'ASSET-112',
  isExclusive: true,
  async run(ctx) {
    const [me, assignee] = [ctx.as('admin'), ctx.as('member')];
    const fetchState = async (id: string) => {
      const { myAssets } = await assignee.request('listMyAssets');
      return myAssets.find(({ assignment }) => assignment.id === id)?.assignment.handover?.state;
    };
    const known = new Set((await allOf(assignee)).map(({ id }) => id));
    const first = await handedTo(ctx, assignee);
    const newNotifications = (await allOf(assignee)).filter(({ id }) => !known.has(id));
    ctx.expectEqual(
      'the holder is told of the asset',
      newNotifications.map(({ typeId, notificationData }) => [typeId, notificationData.assetIds]),
      [[10, [first.assetId]]],
    );
    ctx.expectEqual('it waits', await fetchState(first.id), 'Pending');
    const accepted = { body: { assignmentIds: [first.id], remark: ' A scratch ' } };
    await me.expectError(404, 'acceptHandovers', accepted);
    await assignee.request('acceptHandovers', accepted);
    await assignee.request('acceptHandovers', {
      body: { assignmentIds: [first.id], remark: 'Again' },
    });
    const { assetView } = await me.request('getAssetView', { path: { id: first.assetId } });
    ctx.expectEqual('the state', assetView.handover?.state, 'Accepted');
    ctx.expectEqual('the first remark stays', assetView.handover?.remark, 'A scratch');
    ctx.expectThat('its time is returned', assetView.handover?.answeredAtAsString !== '');
    const path = { id: first.id };
    await assignee.expectError(409, 'declineHandover', { path, body: { reason: 'Too late' } });

    const second = await handedTo(ctx, assignee);
    const knownIds = new Set((await allOf(me)).map(({ id }) => id));
    const declining = { path: { id: second.id }, body: { reason: ' It never came ' } };
    await assignee.expectError(400, 'declineHandover', { ...declining, body: { reason: ' ' } });
    await me.expectError(404, 'declineHandover', declining);
    await assignee.request('declineHandover', declining);
    const actual = (await allOf(me)).filter(({ id }) => !knownIds.has(id));
    ctx.expectEqual(
      'who has assigned it hears why',
      actual.map(({ typeId, notificationData: { remark, userName } }) => [
        typeId,
        remark,
        userName,
      ]),
      [[11, 'It never came', (await fetchProfile(assignee)).name]],
    );
    ctx.expectEqual('it is declined', await fetchState(second.id), 'Declined');
    const third = await handedTo(ctx, assignee);
    // One assignment of someone else makes the full request fail.
    const body = { assignmentIds: [second.id, ctx.uuid()] };
    await assignee.expectError(404, 'acceptHandovers', { body });
    ctx.expectEqual('nothing was accepted', await fetchState(second.id), 'Declined');

    for (const { id } of [first, second, third]) {
      await me.request('removeAssetAssignment', { path: { id } });
    }
    await assignee.expectError(409, 'acceptHandovers', { body: { assignmentIds: [third.id] } });
    const { assetHistories } = await me.request('listAssetAssignments', {
      path: { id: third.assetId },
    });
    ctx.expectEqual('it has ended', assetHistories[0]?.handover?.state, 'Ended');

    const assetTypeId = await assetType(ctx, me, { isTeam: true });
    const ofTeam = { id: ctx.uuid(), assetId: await asset(ctx, me, { assetTypeId }) };
    const { id: teamId } = await getOwnTeam(ctx);
    await me.request('assignAsset', { body: { ...ofTeam, employeeId: null, teamId } });
    const { teamAssets } = await me.request('listTeamAssets', { path: { teamId } });
    const assignedId = teamAssets.find(({ id }) => id === ofTeam.id);
    ctx.expectEqual('a team’s needs none', assignedId?.handover, null);
    await me.expectError(409, 'resendHandover', { path: { id: ofTeam.id } });
    await me.request('removeAssetAssignment', { path: { id: ofTeam.id } });
  },
});
