import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'Everyone’s profile shows the logo of the organization',
  source: 'PROF-020, PROF-018',
  isExclusive: true,
  async run(ctx) {
    const [me, member] = [ctx.as('admin'), ctx.as('member')];
    const { imageUrl } = await me.request('uploadTenantLogo', { body: { file: ctx.file('png') } });
    for (const who of [me, member]) {
      ctx.expectEqual('the logo', (await fetchProfile(who)).tenantLogoUrl, imageUrl);
    }
  },
});
