import { scenario } from '../../scenario/types.ts';
import { video } from '../../support/integrations.ts';
import { role, getUser, withRoles } from '../../support/people.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'Videos are listed newest first, with the names of the people who added them',
  source: 'INTEG-002',
  isExclusive: true,
  async run(ctx) {
    const [me, other] = [ctx.as('admin'), ctx.as('colleague')];
    const [first, second] = [await video(ctx, me), await video(ctx, me)];
    const added = (await me.request('getVideos')).videos.find(({ id }) => id === first.id);
    const title = ctx.name('Video');
    const { id: userId } = await fetchProfile(other);
    const { roleIds } = await getUser(me, userId);
    const rights = await role(ctx, me, ['prayTube.basic']);
    await withRoles(me, { id: userId, roleIds: [...roleIds, rights.id] }, async () => {
      await other.request('updateVideo', { body: { ...first, title } });
    });
    await me.request('deleteRole', { path: { id: rights.id } });
    const { videos } = await me.request('getVideos');
    const times = videos.map(({ addedOn }) => Date.parse(addedOn));
    ctx.expectEqual(
      'the order',
      times,
      times.toSorted((a, b) => b - a),
    );
    const found = videos.find(({ id }) => id === first.id);
    ctx.expectEqual('the title', found?.title, title);
    ctx.expectEqual('when it was added', found?.addedOn, added?.addedOn);
    ctx.expectEqual('who added it', found?.addedByName, (await fetchProfile(me)).name);
    for (const { id } of [first, second]) await me.request('deleteVideo', { path: { id } });
    const remaining = (await me.request('getVideos')).videos;
    ctx.expectThat('it is no longer listed', !remaining.some(({ id }) => id === second.id));
  },
});
