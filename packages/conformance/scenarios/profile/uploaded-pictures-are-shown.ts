import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title:
    'An uploaded picture is shown in the profile and to colleagues, and replaces the previous one',
  source: 'PROF-020, PROF-002',
  async run(ctx) {
    const me = ctx.as('member');
    const findId = (imageUrl: string) => ({ path: { imageId: imageUrl.split('/').at(-1) ?? '' } });
    const first = await me.request('uploadProfileImage', { body: { file: ctx.file('svg') } });
    const file = ctx.file('png');
    const { imageUrl } = await me.request('uploadProfileImage', { body: { file } });
    ctx.expectEqual('the profile’s picture', (await fetchProfile(me)).profileImageUrl, imageUrl);
    const shown = await ctx.as('colleague').call('getProfileImage', findId(imageUrl));
    shown
      .expectStatus(200)
      .expectThat('it is what was uploaded', Buffer.from(shown.bytes).equals(file.bytes))
      .expectThat('it is a PNG', shown.exchange.type === 'image/png');
    await me.expectError(404, 'getProfileImage', findId(first.imageUrl));
  },
});
