import { scenario } from '../../scenario/types.ts';
import { video, videoFields } from '../../support/integrations.ts';

const rejected = [
  'javascript:alert(1)',
  'http://vimeo.com/1084537',
  'https://vimeo.com.conformance.test/1084537',
  'https://conformance.test/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/@conformance',
];

export default scenario({
  title: 'The address of a video is that of a known provider, over https',
  source: 'INTEG-018',
  async run(ctx) {
    const me = ctx.as('admin');
    const stored = await video(ctx, me);
    for (const url of rejected) {
      const create = { body: { ...videoFields(ctx), url } };
      const added = await me.expectError(400, 'createVideo', create);
      ctx.expectThat(`${url} is an error at url`, added.fieldErrors?.['url'] !== undefined);
      const changed = await me.expectError(400, 'updateVideo', { body: { ...stored, url } });
      ctx.expectThat('it is one in a change, too', changed.fieldErrors?.['url'] !== undefined);
    }
    const path = { id: stored.id };
    const { video: unchanged } = await me.request('getVideo', { path });
    ctx.expectEqual('the address', unchanged.url, stored.url);
    const url = 'https://vimeo.com/1084537';
    await me.request('updateVideo', { body: { ...stored, url } });
    const { video: after } = await me.request('getVideo', { path });
    ctx.expectEqual('the new address', after.url, url);
    await me.request('deleteVideo', { path });
    await me.expectError(404, 'getVideo', { path });
  },
});
