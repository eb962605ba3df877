import { scenario } from '../../scenario/types.ts';
import { registrationFields } from '../../support/registration.ts';

export default scenario({
  title:
    'Whoever registers administers a tenant of their own, at once, which begins with all rights',
  source: 'REG-018, REG-011, and the decisions on accounts',
  async run(kit) {
    const admin = kit.as('admin');
    const first = registrationFields(kit);
    const sign = lettersOf(kit.uuid());
    const others = [`${first.organization}!`, sign, `Api ${sign}`, `User ${sign}`].map(
      (organization) => ({ ...registrationFields(kit), organization }),
    );
    const tenantIds: string[] = [];
    for (const body of [first, ...others]) {
      await admin.ask('registerOrganization', { body });
      const me = await kit.newcomer(body.email);
      const { tenants } = await me.ask('getUserTenants');
      const told = tenants.map(({ name, isUserAssigned }) => [name, isUserAssigned]);
      kit.expectEqual('their tenants', told, [[body.organization, true]]);
      const tenantId = tenants[0]?.id ?? '';
      tenantIds.push(tenantId);
      const path = { tenantId };
      const { profile } = await me.ask('getProfile', { path });
      const { name, timeZone, employeeId } = profile;
      kit.expectEqual('who they are', [name, timeZone], [body.name, body.timeZone]);
      const named = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
      const { employees } = await me.ask('searchEmployees', { path, body: named });
      const known = employees.map(({ id, email, fullName }) => [id, email, fullName]);
      kit.expectEqual('the only employee is the administrator', known, [
        [employeeId, body.email, body.name],
      ]);
      const report = { employeeId: null, projectIds: [], isCumulative: false };
      const { totalTimeInSeconds } = await me.ask('getTimeReport', { path, body: report });
      kit.expectEqual('the time of the administrator', totalTimeInSeconds, 0);
      const ours = await admin.ask('getProfile');
      const missing = ours.profile.userRights.filter((one) => !profile.userRights.includes(one));
      kit.expectEqual('rights of an administrator that they lack', missing, []);
      const { menu } = await me.ask('getMenu', { path });
      const entries = menu.appMenus.flatMap((entry) => [entry, ...entry.children]);
      const open = new Set<string | null>(entries.map(({ privilege }) => privilege));
      kit.expectEqual(
        'what is set up first, and the menu does not lead to',
        setUpFirst.filter((right) => !open.has(right)),
        [],
      );
      const { providers } = await me.ask('getIntegrations', { path });
      const choices = new Set(providers.map(({ kind, isEmpty }) => `${kind} ${isEmpty}`));
      const wanted = ['hrms true', 'hrms false', 'calendar true', 'calendar false'];
      const lacking = wanted.filter((one) => !choices.has(one));
      kit.expectEqual('what cannot be chosen, or not left', lacking, []);
      const { roles } = await me.ask('getRoles', { path });
      const sizes = roles.map(({ privileges }) => privileges.length);
      kit.expectThat('some have fewer rights', Math.min(...sizes) < profile.userRights.length);
      await admin.refused(404, 'getProfile', { path });
    }
    kit.expectEqual('how many tenants', new Set(tenantIds).size, 1 + others.length);
    kit.expectThat('each has a name in addresses', !tenantIds.includes(''));
    kit.expectThat(
      'none is called as addresses of the API begin',
      tenantIds.every((id) => !['user', 'api'].includes(id)),
    );
  },
});

/** Rights to what a new organization sets up first. */
const setUpFirst = [
  'organizationSettings.basic',
  'teams.basic',
  'services.basic',
  'vendors.basic',
] as const;

/** A name without a Latin letter or a digit, as different as the digits that it stands for. */
const lettersOf = (digits: string): string =>
  digits.replaceAll(/[\da-f]/g, (digit) => 'αβγδεζηθικλμνξοπ'.charAt(Number.parseInt(digit, 16)));
