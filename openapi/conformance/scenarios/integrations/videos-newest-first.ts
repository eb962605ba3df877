import { scenario } from '../../scenario/types.ts';
import { video } from '../../support/integrations.ts';
import { role, userOf, withRoles } from '../../support/people.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Videos are listed newest first, with who added them',
  source: 'INTEG-002',
  isAlone: true,
  async run(kit) {
    const [me, other] = [kit.as('admin'), kit.as('colleague')];
    const [first, second] = [await video(kit, me), await video(kit, me)];
    const added = (await me.ask('getVideos')).videos.find(({ id }) => id === first.id);
    const title = kit.name('Video');
    const { id: userId } = await profileOf(other);
    const { roleIds } = await userOf(me, userId);
    const rights = await role(kit, me, ['prayTube.basic']);
    await withRoles(me, { id: userId, roleIds: [...roleIds, rights.id] }, async () => {
      await other.ask('updateVideo', { body: { ...first, title } });
    });
    await me.ask('deleteRole', { path: { id: rights.id } });
    const { videos } = await me.ask('getVideos');
    const times = videos.map(({ addedOn }) => Date.parse(addedOn));
    kit.expectEqual(
      'the order',
      times,
      times.toSorted((a, b) => b - a),
    );
    const found = videos.find(({ id }) => id === first.id);
    kit.expectEqual('the title', found?.title, title);
    kit.expectEqual('when it was added', found?.addedOn, added?.addedOn);
    kit.expectEqual('who added it', found?.addedByName, (await profileOf(me)).name);
    for (const { id } of [first, second]) await me.ask('deleteVideo', { path: { id } });
    const left = (await me.ask('getVideos')).videos;
    kit.expectThat('it is listed no more', !left.some(({ id }) => id === second.id));
  },
});
