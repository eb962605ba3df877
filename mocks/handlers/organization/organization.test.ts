import { beforeAll, describe, expect, it } from 'vitest';
import { rightsIn } from '../../core/messages/rights.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PRIV-043, ADMIN-017, ADMIN-022, PROF-D08. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

const settings = (over: object = {}) => ({
  name: 'Cedar Group',
  address: '',
  timeZone: 'Asia/Beirut',
  dateFormat: 'DD/MM/YYYY',
  currency: 'USD',
  weekStart: 'monday',
  workingHoursStart: '08:00',
  workingHoursEnd: '16:00',
  workingDays: ['monday', 'friday'],
  ...over,
});

describe('organization settings', () => {
  it('organization settings are missing in Cedar Group until they are saved, which opens the menu', async () => {
    const cedar = { tenantId: 'cedar' };
    const before = await server.request('farid', 'getOrganizationSettings', cedar);
    expect(before.organizationSettings).toBeNull();
    const body = settings({ name: ' Cedar Holding ' });
    const saved = await server.request('farid', 'saveOrganizationSettings', { ...cedar, body });
    expect(saved.organizationSettings).toMatchObject({ name: 'Cedar Holding', version: 1 });
    const { profile } = await server.request('farid', 'getProfile', cedar);
    expect(profile.IsUserHasOrganizationSettings).toBe(true);
    const { tenants } = await server.request('farid', 'getUserTenants');
    expect(tenants.map(({ name }) => name)).toEqual(['Cedar Holding']);
  });

  it('a stale change of the organization settings gets 409 and names who changed what', async () => {
    const { organizationSettings: seen } = await server.request('ava', 'getOrganizationSettings');
    const body = settings({ name: 'Aster Labs', version: seen?.version });
    await server.request('kira', 'saveOrganizationSettings', { body });
    const rejected = await server.expectError('ava', 'saveOrganizationSettings', { body });
    expect(rejected.status).toBe(409);
    expect(rejected.errorMessages[0]).toContain('Kira Novak');
  });

  it.each([
    ['timeZone', { timeZone: 'Europe/Atlantis' }],
    ['timeZone', { timeZone: '+01:00' }],
    ['currency', { currency: 'XXQ' }],
    ['workingHoursEnd', { workingHoursEnd: '08:00' }],
    ['workingDays', { workingDays: [] }],
    ['name', { name: ' ' }],
  ])('organization settings reject an invalid %s', async (field, over) => {
    const body = settings(over);
    const rejected = await server.expectError('ava', 'saveOrganizationSettings', { body });
    expect(rejected.status).toBe(400);
    expect(Object.keys(rejected.fieldErrors ?? {})).toEqual([field]);
  });
});

describe('holidays', () => {
  const holiday = (over: object = {}) => ({
    id: crypto.randomUUID(),
    name: 'Carnival',
    date: '2026-02-16',
    isOptional: true,
    ...over,
  });

  it('the holidays of a year are listed by date, added, changed and deleted', async () => {
    const body = holiday();
    await server.request('ava', 'createHoliday', { body });
    const change = { body: { ...body, name: 'Carnival Monday', version: 1 } };
    expect((await server.request('ava', 'updateHoliday', change)).holiday.version).toBe(2);
    const { holidays } = await server.request('ava', 'getHolidays', { query: { year: '2026' } });
    expect(holidays.slice(0, 2).map(({ name }) => name)).toEqual(['New Year', 'Carnival Monday']);
    expect(holidays.every(({ date }) => date.startsWith('2026'))).toBe(true);
    expect((await server.expectError('ava', 'updateHoliday', change)).status).toBe(409);
    const path = { id: body.id };
    await server.request('ava', 'deleteHoliday', { path });
    expect((await server.expectError('ava', 'deleteHoliday', { path })).status).toBe(404);
  });

  it('a holiday stored before there were half days is a whole one, and stays so until it is changed', async () => {
    const body = holiday({ date: '2026-02-17' });
    await server.request('ava', 'createHoliday', { body });
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const stored = await db.get('holidays', body.id);
      if (!stored) throw new Error('The holiday is not stored.');
      const { isHalfDay: _half, ...older } = stored;
      await db.put('holidays', older);
    });
    const path = { id: body.id };
    const read = async () => (await server.request('ava', 'getHoliday', { path })).holiday;
    expect((await read()).isHalfDay).toBe(false);
    await server.request('ava', 'updateHoliday', { body: { ...body, isHalfDay: true } });
    await server.request('ava', 'updateHoliday', { body });
    expect((await read()).isHalfDay).toBe(true);
    await server.request('ava', 'deleteHoliday', { path });
  });

  it('multiple holidays are created all or none, with an error at each row', async () => {
    const rows = [holiday({ date: '2026-02-18' }), holiday({ date: '2026-05-01' })];
    const read = async () =>
      (await server.request('ben', 'getHolidays', { query: { year: '2026' } })).holidays.length;
    const before = await read();
    const taken = await server.expectError('ava', 'createHolidays', { body: { holidays: rows } });
    expect(taken.status).toBe(409);
    expect(Object.keys(taken.fieldErrors ?? {})).toEqual(['holidays.1.date']);
    const twice = {
      holidays: [holiday({ date: '2026-02-18' }), holiday({ date: '2026-02-18', name: '\u200B' })],
    };
    const rejected = await server.expectError('ava', 'createHolidays', { body: twice });
    expect(Object.keys(rejected.fieldErrors ?? {}).toSorted()).toEqual([
      'holidays.1.date',
      'holidays.1.name',
    ]);
    expect(await read()).toBe(before);
  });

  it('a day has at most one holiday', async () => {
    const taken = { body: holiday({ date: '2026-05-01' }) };
    const rejected = await server.expectError('ava', 'createHoliday', taken);
    expect(rejected).toMatchObject({
      status: 409,
      code: 'holidayTaken',
      fieldErrors: { date: [expect.any(String)] },
    });
  });
});

describe('lists of choices', () => {
  const option = (code: string, isSelected = false) => ({
    id: crypto.randomUUID(),
    value: code,
    code,
    isSelected,
  });
  const list = (over: object = {}) => ({
    id: crypto.randomUUID(),
    name: `Sizes ${crypto.randomUUID()}`,
    code: crypto.randomUUID(),
    options: [option('s', true), option('m')],
    ...over,
  });

  it('lists of choices are added, changed and deleted with their options in order', async () => {
    const body = list();
    const { list: made } = await server.request('kira', 'createList', { body });
    expect(made).toEqual({ ...body, version: 1 });
    const options = body.options.toReversed();
    await server.request('kira', 'updateList', { body: { ...body, options } });
    const { lists } = await server.request('kira', 'getLists');
    expect(lists.find(({ id }) => id === body.id)).toEqual({ ...body, options, version: 2 });
    await server.request('kira', 'deleteList', { path: { id: body.id } });
    const after = (await server.request('kira', 'getLists')).lists.map(({ id }) => id);
    expect(after).not.toContain(body.id);
  });

  it('lists of choices have unique names and codes, and options that differ', async () => {
    const alike = { body: list({ options: [option('s'), option('S')] }) };
    expect((await server.expectError('kira', 'createList', alike)).code).toBe('optionsAlike');
    const both = { body: list({ options: [option('s', true), option('m', true)] }) };
    expect((await server.expectError('kira', 'createList', both)).code).toBe('optionsSelected');
    const name = { body: list({ name: 'WORK PLACES' }) };
    expect((await server.expectError('kira', 'createList', name)).code).toBe('nameTaken');
    const code = { body: list({ code: 'workplaces' }) };
    expect((await server.expectError('kira', 'createList', code)).code).toBe('codeTaken');
  });
});

describe('pages', () => {
  const page = (over: object = {}) => ({
    id: crypto.randomUUID(),
    name: 'wiki',
    title: 'Wiki',
    route: '/teams/wiki',
    privilege: null,
    isActive: true,
    ...over,
  });

  it('pages are added, changed and deleted, with unique names and routes', async () => {
    const body = page();
    await server.request('kira', 'createPage', { body });
    const route = { body: page({ name: 'other', route: '/teams/WIKI' }) };
    expect((await server.expectError('kira', 'createPage', route)).code).toBe('routeTaken');
    expect((await server.expectError('kira', 'createPage', { body: page() })).code).toBe(
      'nameTaken',
    );
    const off = { body: { ...body, isActive: false, version: 1 } };
    expect((await server.request('kira', 'updatePage', off)).page).toEqual({
      ...off.body,
      version: 2,
    });
    await server.request('kira', 'deletePage', { path: { id: body.id } });
    const { pages } = await server.request('kira', 'getPages');
    expect(pages.map(({ name }) => name)).toEqual(['clockwork', 'dashboard', 'handbook']);
  });
});

describe('zip codes of the United States', () => {
  it('zip codes are found by city, state or digits, one page at a time', async () => {
    const body = {
      page: 1,
      pageSize: 10,
      sort: '-zip',
      columnFilters: [{ name: 'stateName', value: 'texas' }],
    };
    const { usZipCodes, totalCount } = await server.request('kira', 'searchUsZipCodes', { body });
    expect(totalCount).toBe(4);
    expect(usZipCodes[0]).toEqual({
      zip: '78701',
      city: 'Austin',
      stateCode: 'TX',
      stateName: 'Texas',
    });
  });

  it('a zip code returns its city', async () => {
    const path = { zip: '02108' };
    expect((await server.request('kira', 'getUsZipCode', { path })).usZipCode.city).toBe('Boston');
    const none = { path: { zip: '00000' } };
    expect((await server.expectError('kira', 'getUsZipCode', none)).status).toBe(404);
  });
});

describe('the rights of administrators', () => {
  it.each([
    ['getOrganizationSettings', 'organizationSettings.basic'],
    ['getLists', 'listManager.basic'],
    ['getPages', 'pageManager.basic'],
    ['getMenu', 'menuManager.basic'],
    ['getScripts', 'scriptManager.basic'],
  ] as const)('%s needs %s', async (id, privilege) => {
    const rejected = await server.expectError('ben', id);
    expect(rejected.status).toBe(403);
    expect(rejected.errorMessages[0]).toContain(rightsIn('en', [privilege]));
  });
});

describe('the tenant’s logo', () => {
  const upload = (text: string, name: string) => {
    const body = new FormData();
    body.append('file', new File([text], name));
    return { body };
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="4" height="4"/></svg>';

  it('the profile shows the tenant’s logo once it is uploaded', async () => {
    const { imageUrl } = await server.request('ava', 'uploadTenantLogo', upload(svg, 'logo.svg'));
    expect((await server.request('ben', 'getProfile')).profile.tenantLogoUrl).toBe(imageUrl);
    const path = { imageId: imageUrl.split('/').at(-1) ?? '' };
    const image = await server.send('ben', 'getProfileImage', { path });
    expect(await image.text()).toBe(svg);
  });

  it('a logo is rejected when it is too large, not an image, or could run a script', async () => {
    const large = upload(svg + ' '.repeat(2_097_152), 'logo.svg');
    expect((await server.expectError('ava', 'uploadTenantLogo', large)).status).toBe(413);
    const script = upload(svg.replace('<rect', '<script/><rect'), 'logo.svg');
    expect((await server.expectError('ava', 'uploadTenantLogo', script)).code).toBe('svgRejected');
    const text = upload('hello', 'logo.png');
    expect((await server.expectError('ava', 'uploadTenantLogo', text)).status).toBe(415);
    expect((await server.expectError('ben', 'uploadTenantLogo', upload(svg, 'a.svg'))).status).toBe(
      403,
    );
  });
});
