import { scenario } from '../../scenario/types.ts';
import { largest, createPng, renamed, buildSvg } from '../../support/images.ts';
import { fetchProfile } from '../../support/profile.ts';

export default scenario({
  title: 'The logo is an image of at most 2 MB, and everyone’s profile shows it',
  source: 'ADMIN-018, ADMIN-019, PROF-018',
  isExclusive: true,
  async run(ctx) {
    const me = ctx.as('admin');
    const upload = 'uploadTenantLogo';
    const text = renamed(ctx.file('txt'), 'logo.png', 'image/png');
    await me.expectError(415, upload, { body: { file: text } });
    await me.expectError(415, upload, { body: { file: buildSvg('<script>alert(1)</script>') } });
    await me.expectError(413, upload, { body: { file: createPng(largest + 1) } });
    const { imageUrl } = await me.request(upload, { body: { file: ctx.file('png') } });
    const member = ctx.as('member');
    ctx.expectEqual('the logo', (await fetchProfile(member)).tenantLogoUrl, imageUrl);
    const imageId = imageUrl.split('/').at(-1) ?? '';
    (await member.call('getProfileImage', { path: { imageId } })).expectStatus(200);
    const { organizationSettings } = await me.request('getOrganizationSettings');
    if (organizationSettings === null) return;
    ctx.expectEqual('the settings’ logo', organizationSettings.tenantLogoUrl, imageUrl);
  },
});
