import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source: PROF-032. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T23:30:00Z');
});

const settings = (over: object = {}) => ({
  body: { dateFormat: 'MM/DD/YYYY', timeZone: 'America/New_York', ...over },
});

describe('the profile settings', () => {
  it('the profile settings post dateFormat and timeZone, and return the securityUser with them', async () => {
    const response = await server.request('ben', 'updateDateFormatAndTimeZone', settings());
    expect(response).toEqual({
      securityUser: {
        id: 'ben',
        name: 'Ben Okafor',
        email: 'ben@demo.test',
        roleType: 'ClientAppUser',
        dateOfBirth: null,
        profileImageUrl: null,
        dateFormat: 'MM/DD/YYYY',
        timeZone: 'America/New_York',
        hourFormat: 'language',
      },
      successMessages: ['Your settings have been saved.'],
    });
  });

  it('the profile settings apply to the profile and all areas from then on', async () => {
    const day = () => server.request('grace', 'getClockWorkDay', { path: { date: '2026-03-11' } });
    const before = await day();
    await server.request(
      'grace',
      'updateDateFormatAndTimeZone',
      settings({ timeZone: 'Asia/Tokyo' }),
    );
    const { profile } = await server.request('grace', 'getProfile');
    expect(profile).toMatchObject({ dateFormat: 'MM/DD/YYYY', timeZone: 'Asia/Tokyo' });
    const ids = ({ clockWorkEntries }: typeof before) => clockWorkEntries.map(({ id }) => id);
    expect(ids(await day())).not.toEqual(ids(before));
  });

  it('the profile settings keep 12 or 24 hours until another choice is sent', async () => {
    const read = async () => (await server.request('leo', 'getProfile')).profile.hourFormat;
    expect(await read()).toBe('language');
    const sent = settings({ hourFormat: '24' });
    const { securityUser } = await server.request('leo', 'updateDateFormatAndTimeZone', sent);
    expect(securityUser.hourFormat).toBe('24');
    await server.request('leo', 'updateDateFormatAndTimeZone', settings());
    expect(await read()).toBe('24');
  });

  it('the profile settings accept only the hour formats of the language, 12 and 24', async () => {
    const rejected = await server.expectError(
      'ben',
      'updateDateFormatAndTimeZone',
      settings({ hourFormat: '48' }),
    );
    expect(Object.keys(rejected.fieldErrors ?? {})).toEqual(['hourFormat']);
  });

  it('the profile settings are separate for each tenant', async () => {
    await server.request(
      'ava',
      'updateDateFormatAndTimeZone',
      settings({ timeZone: 'Asia/Tokyo' }),
    );
    const { profile } = await server.request('ava', 'getProfile', { tenantId: 'birch' });
    expect(profile.timeZone).toBe('America/New_York');
  });

  it('the profile settings accept every time zone of the list', async () => {
    const { timezones } = await server.request('ben', 'listTimeZones');
    const last = timezones.at(-1)?.id ?? '';
    const sent = settings({ timeZone: last });
    const { securityUser } = await server.request('ben', 'updateDateFormatAndTimeZone', sent);
    expect(securityUser.timeZone).toBe(last);
  });

  it.each(['Mars/Olympus', 'europe/berlin', '+01:00', ' '])(
    'the profile settings reject a time zone that the list does not have: “%s”',
    async (timeZone) => {
      const sent = settings({ timeZone });
      const rejected = await server.expectError('ben', 'updateDateFormatAndTimeZone', sent);
      expect(rejected).toMatchObject({
        status: 400,
        fieldErrors: { timeZone: ['timeZone is invalid'] },
      });
    },
  );

  it('the profile settings reject any other date format, and require both fields', async () => {
    const other = settings({ dateFormat: 'YYYY-MM-DD' });
    const rejected = await server.expectError('ben', 'updateDateFormatAndTimeZone', other);
    expect(Object.keys(rejected.fieldErrors ?? {})).toEqual(['dateFormat']);
    const empty = await server.expectError('ben', 'updateDateFormatAndTimeZone', { body: {} });
    expect(Object.keys(empty.fieldErrors ?? {})).toEqual(['dateFormat', 'timeZone']);
  });
});
