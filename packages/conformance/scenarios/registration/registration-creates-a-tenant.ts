import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title:
    'A person who registers immediately administers a new tenant, which starts with all rights',
  source: 'REG-018, REG-011, REG-D02',
  async run(ctx) {
    const admin = ctx.as('admin');
    const first = registrationFields(ctx);
    const sign = toLetters(ctx.uuid());
    const others = [`${first.organization}!`, sign, `Api ${sign}`, `User ${sign}`].map(
      (organization) => ({ ...registrationFields(ctx), organization }),
    );
    const tenantIds: string[] = [];
    for (const body of [first, ...others]) {
      await admin.request('registerOrganization', { body });
      const me = await ctx.newcomer(body.email);
      const { tenants } = await me.request('getUserTenants');
      const actual = tenants.map(({ name, isUserAssigned }) => [name, isUserAssigned]);
      ctx.expectEqual('their tenants', actual, [[body.organization, true]]);
      const tenantId = tenants[0]?.id ?? '';
      tenantIds.push(tenantId);
      const path = { tenantId };
      const { profile } = await me.request('getProfile', { path });
      const { name, timeZone, employeeId } = profile;
      ctx.expectEqual('who they are', [name, timeZone], [body.name, body.timeZone]);
      const named = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const { employees } = await me.request('searchEmployees', { path, body: named });
      const known = employees.map(({ id, email, fullName }) => [id, email, fullName]);
      ctx.expectEqual('the only employee is the administrator', known, [
        [employeeId, body.email, body.name],
      ]);
      const report = { employeeId: null, projectIds: [], isCumulative: false };
      const { totalTimeInSeconds } = await me.request('getTimeReport', { path, body: report });
      ctx.expectEqual('the time of the administrator', totalTimeInSeconds, 0);
      const ours = await admin.request('getProfile');
      const missing = ours.profile.userRights.filter((one) => !profile.userRights.includes(one));
      ctx.expectEqual('rights of an administrator that they lack', missing, []);
      const { menu } = await me.request('getMenu', { path });
      const entries = menu.appMenus.flatMap((entry) => [entry, ...entry.children]);
      const open = new Set<string | null>(entries.map(({ privilege }) => privilege));
      ctx.expectEqual(
        'what is set up first, and the menu does not lead to',
        setUpFirst.filter((right) => !open.has(right)),
        [],
      );
      const { providers } = await me.request('getIntegrations', { path });
      const choices = new Set(providers.map(({ kind, isEmpty }) => `${kind} ${isEmpty}`));
      const expected = ['hrms true', 'hrms false', 'calendar true', 'calendar false'];
      const lacking = expected.filter((one) => !choices.has(one));
      ctx.expectEqual('the options that cannot be selected or removed', lacking, []);
      const { roles } = await me.request('getRoles', { path });
      const sizes = roles.map(({ privileges }) => privileges.length);
      ctx.expectThat('some have fewer rights', Math.min(...sizes) < profile.userRights.length);
      await admin.expectError(404, 'getProfile', { path });
    }
    ctx.expectEqual('how many tenants', new Set(tenantIds).size, 1 + others.length);
    ctx.expectThat('each has a name in addresses', !tenantIds.includes(''));
    ctx.expectThat(
      'none is called as addresses of the API begin',
      tenantIds.every((id) => !['user', 'api'].includes(id)),
    );
  },
});

/** Rights for the records that a new organization sets up first. */
const setUpFirst = [
  'organizationSettings.basic',
  'teams.basic',
  'services.basic',
  'vendors.basic',
] as const;

/** A name without a Latin letter or digit, as unique as the digits that it stands for. */
const toLetters = (digits: string): string =>
  digits.replaceAll(/[\da-f]/g, (digit) => 'αβγδεζηθικλμνξοπ'.charAt(Number.parseInt(digit, 16)));
