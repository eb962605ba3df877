import { scenario } from '../../scenario/types.ts';
import { profileOf } from '../../support/profile.ts';

export default scenario({
  title: 'Everybody’s profile shows the logo of the organization',
  source: 'PROF-020, PROF-018',
  isAlone: true,
  async run(kit) {
    const [me, member] = [kit.as('admin'), kit.as('member')];
    const { imageUrl } = await me.ask('uploadTenantLogo', { body: { file: kit.file('png') } });
    for (const who of [me, member]) {
      kit.expectEqual('the logo', (await profileOf(who)).tenantLogoUrl, imageUrl);
    }
  },
});
