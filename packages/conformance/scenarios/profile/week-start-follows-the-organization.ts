import { scenario } from '../../scenario/types.ts';
import { fetchProfile } from '../../support/profile.ts';
import { settingsFields } from '../../support/organization.ts';

export default scenario({
  title: 'The profile returns the first day of the week that the organization has set',
  source: 'ADMIN-D01',
  isExclusive: true,
  async run(ctx) {
    const admin = ctx.as('admin');
    const { version: _version, ...before } = await settingsFields(ctx, admin);
    try {
      for (const weekStart of ['sunday', 'saturday', 'monday'] as const) {
        await admin.request('saveOrganizationSettings', { body: { ...before, weekStart } });
        const seen = [await fetchProfile(admin), await fetchProfile(ctx.as('member'))];
        ctx.expectEqual(
          'the first day of the week',
          seen.map((profile) => profile.weekStart),
          [weekStart, weekStart],
        );
      }
    } finally {
      await admin.request('saveOrganizationSettings', { body: before });
    }
  },
});
