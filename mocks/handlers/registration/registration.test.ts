import { beforeAll, describe, expect, it } from 'vitest';
import { personWith } from '../../identity/authorization.ts';
import { requestFor, startServer, type TestServer } from '../../testing/harness.ts';

/** Source: REG-025, REG-018, REG-029. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

let number = 0;
/** A registration without values in common with any other. */
function form(over: object = {}) {
  number += 1;
  return {
    id: crypto.randomUUID(),
    organization: `Elm ${number}`,
    name: 'Lena Elm',
    email: `lena${number}@elm.test`,
    contactNumber: '+49 30 123456',
    timeZone: 'Europe/Berlin',
    ...over,
  };
}

const register = (over: object = {}) =>
  server.request('ben', 'registerOrganization', { body: form(over) });
const expectError = (over: object) =>
  server.expectError('ben', 'registerOrganization', { body: form(over) });

describe('the time zones', () => {
  it('the time zones are a list of id and description, from west to east', async () => {
    const { timezones } = await server.request('ben', 'listTimeZones');
    const findDescription = (requested: string) =>
      timezones.find(({ id }) => id === requested)?.description;
    expect(findDescription('Europe/Berlin')).toBe('(UTC+01:00) Europe/Berlin');
    expect(findDescription('America/New_York')).toBe('(UTC-04:00) America/New York');
    expect(findDescription('UTC')).toBe('(UTC+00:00) UTC');
    expect(timezones[0]?.description).toContain('UTC-11:00');
    expect(timezones.at(-1)?.description).toContain('UTC+14:00');
  });
});

describe('a renamed time zone', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['UTC', 'Etc/UTC'],
  ])(
    'a renamed time zone is listed as %s, found by its former name, and accepted by both',
    async (id, former) => {
      const { timezones } = await server.request('ben', 'listTimeZones');
      expect(timezones.find((zone) => zone.id === id)?.formerNames).toEqual([former]);
      expect(timezones.map((zone) => zone.id)).not.toContain(former);
      for (const timeZone of [id, former]) {
        expect((await register({ timeZone })).warningMessages).toEqual([]);
      }
    },
  );
});

describe('registration', () => {
  it('registration sends no bearer token', async () => {
    const anonymous = (id: 'listTimeZones' | 'registerOrganization', sent: object) =>
      server.fetch(requestFor(server.apiAddress, id, sent));
    expect((await anonymous('listTimeZones', {})).status).toBe(200);
    expect((await anonymous('registerOrganization', { body: form() })).status).toBe(200);
  });

  it('registration succeeds with an empty warningMessages list', async () => {
    expect(await register()).toEqual({ warningMessages: [], successMessages: [] });
  });

  it('registration lets the person sign in as administrator of the new tenant, who sets it up first', async () => {
    const body = form({ organization: ' Müller & Söhne ', email: 'Eva@Mueller.test' });
    await server.request('ben', 'registerOrganization', { body });
    const given = { email: 'eva@mueller.test', password: 'demo' };
    const eva = (await personWith(server.store, given)) ?? '';
    expect((await server.request(eva, 'getUserTenants')).tenants).toEqual([
      { id: 'muller-sohne', name: 'Müller & Söhne', isUserAssigned: true },
    ]);
    const { securityUserRoleVerification } = await server.request(eva, 'getUserRole');
    expect(securityUserRoleVerification.isTenantAdmin).toBe(true);
    const { profile } = await server.request(eva, 'getProfile', { tenantId: 'muller-sohne' });
    expect(profile).toMatchObject({
      name: 'Lena Elm',
      roleType: 'TenantAdmin',
      timeZone: 'Europe/Berlin',
      IsUserHasOrganizationSettings: false,
    });
    expect(profile.userRights).toContain('organizationSettings.basic');
    expect(profile.appMenus).not.toEqual([]);
  });

  it('registration gives the administrator an employee record that opens ClockWork and the time report', async () => {
    const body = form({ organization: 'Oak and Sons', email: 'olga@oak.test' });
    await server.request('ben', 'registerOrganization', { body });
    const olga = (await personWith(server.store, { email: body.email, password: 'demo' })) ?? '';
    const there = { tenantId: 'oak-and-sons' };
    const { profile } = await server.request(olga, 'getProfile', there);
    const { employees } = await server.request(olga, 'searchEmployees', {
      ...there,
      body: { page: 1, pageSize: 10, sort: null, columnFilters: [] },
    });
    expect(employees).toMatchObject([
      { id: profile.employeeId, fullName: 'Lena Elm', email: 'olga@oak.test', userId: olga },
    ]);
    const day = await server.request(olga, 'getClockWorkDay', {
      ...there,
      path: { date: '2026-03-11' },
    });
    expect(day.clockWorkEntries).toEqual([]);
    const report = { employeeId: null, projectIds: [], isCumulative: false };
    const { totalCount } = await server.request(olga, 'getTimeReport', { ...there, body: report });
    expect(totalCount).toBe(0);
  });

  it('registration gives no one else access to the new tenant', async () => {
    await register({ organization: 'Closed Doors' });
    const there = { tenantId: 'closed-doors' };
    expect((await server.expectError('ava', 'getProfile', there)).status).toBe(404);
  });

  it.each(['organization', 'name', 'contactNumber'])('registration requires %s', async (field) => {
    for (const value of ['', '   ', undefined]) {
      const rejected = await expectError({ [field]: value });
      expect(rejected).toMatchObject({
        status: 400,
        fieldErrors: { [field]: [`${field} is required`] },
      });
    }
  });

  it.each(['email', 'timeZone'])('registration requires %s', async (field) => {
    const rejected = await expectError({ [field]: undefined });
    expect(rejected.fieldErrors).toEqual({ [field]: [`${field} is required`] });
  });

  it.each(['elm', 'lena@', '@elm.test', 'lena elm@elm.test', ''])(
    'registration requires a valid email address: “%s”',
    async (email) => {
      const rejected = await expectError({ email });
      expect(rejected.fieldErrors).toEqual({ email: ['Email address is invalid'] });
    },
  );

  it('registration accepts only a time zone of the list', async () => {
    const rejected = await expectError({ timeZone: 'Mars/Olympus' });
    expect(rejected.fieldErrors).toEqual({ timeZone: ['timeZone is invalid'] });
  });

  it('registration shows at its field that an organization is already registered, whatever its case', async () => {
    await register({ organization: 'Oak House' });
    for (const organization of ['oak house', ' OAK HOUSE ', 'Aster Labs']) {
      expect(await expectError({ organization })).toMatchObject({
        status: 409,
        fieldErrors: { organization: ['An organization with this name is already registered.'] },
      });
    }
  });

  it('registration shows at its field that an email address has an account, and registers nothing', async () => {
    const known = { organization: 'Ash House', email: 'BEN@demo.test' };
    expect(await expectError(known)).toMatchObject({
      status: 409,
      fieldErrors: {
        email: ['An account with this email address already exists. Please sign in.'],
      },
    });
    expect(
      Object.keys((await expectError({ ...known, organization: 'Aster Labs' })).fieldErrors ?? {}),
    ).toEqual(['organization', 'email']);
    expect((await register({ organization: 'Ash House' })).warningMessages).toEqual([]);
    expect((await server.request('ben', 'getUserTenants')).tenants).toHaveLength(1);
  });

  it('registration rejects the same id again', async () => {
    const id = crypto.randomUUID();
    await register({ id });
    expect(await expectError({ id })).toMatchObject({ status: 409, code: 'idTaken' });
  });
});

describe('the storage for registrations', () => {
  it('registration is incomplete and names support as the contact when its storage is full', async () => {
    await server.store.transaction('write', async ({ platform }) => {
      for (let at = await platform.count('registrations'); at < 100; at += 1) {
        const record = { ...form(), tenantId: 'none', registeredOn: '2026-03-11T12:00:00.000Z' };
        await platform.put('registrations', record);
      }
    });
    expect((await register()).warningMessages).toEqual([
      'Your registration is incomplete because no storage is available. Please contact support.',
    ]);
  });
});
