import { beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../testing/harness.ts';
import { getFileName, readRows } from '../../testing/workbook.ts';
import { all, request, startTeams } from './teams.fixtures.ts';

/** Source: ANLYT-013, ANLYT-030. */
let server: TestServer;

beforeAll(async () => {
  server = await startTeams();
});

describe('the Excel export of ClockWork analytics', () => {
  it('the analytics export has a row per member, a sum per team, users without a team and the overall sum', async () => {
    const sent = request({ teamId: [all] });
    const response = await server.send('ava', 'exportClockWorkAnalytics', sent);
    expect(getFileName(response)).toBe('ClockWorkAnalytics-09-Mar-2026 to 11-Mar-2026.xlsx');
    const { withoutTeam, ...shown } = await server.request('ava', 'getClockWorkAnalytics', sent);
    const others = withoutTeam?.clockWorkAnalyticsMembers ?? [];
    expect(others.map(({ name }) => name)).toContain('Hugo Silva');
    const cell = (seconds = 0) => String(seconds / 86_400);
    expect(await readRows(response)).toEqual([
      ['Team', 'Members', 'Hours Worked'],
      ['Blue', 'Ben Okafor', cell(7200)],
      ['Blue total', '', cell(7200)],
      ['Empty total', '', '0'],
      ['Red', 'Ben Okafor', cell(7200)],
      ['Red', 'Grace Kim', '0'],
      ['Red total', '', cell(7200)],
      ...others.map((each) => ['No team', each.name, cell(each.totalTimeInSeconds)]),
      ['Total for no team', '', cell(withoutTeam?.totalTimeInSeconds)],
      [
        'Total (each hour counted once)',
        '',
        cell((shown.totalTimeInSeconds ?? 0) + (withoutTeam?.totalTimeInSeconds ?? 0)),
      ],
    ]);
  });

  it('the analytics export has the compared days and the difference, also of teams without time since', async () => {
    const sent = request({
      startDateAsString: '2026-03-10',
      endDateAsString: '2026-03-10',
      compareWith: { startDateAsString: '2026-03-09', endDateAsString: '2026-03-09' },
    });
    const response = await server.send('ava', 'exportClockWorkAnalytics', sent);
    const worked = String(5400 / 86_400);
    expect(await readRows(response)).toEqual([
      [
        'Team',
        'Members',
        'Hours Worked',
        'Previous period (09/03/2026 – 09/03/2026)',
        'Difference (hours)',
      ],
      ['Red', 'Ben Okafor', '0', worked, '-1.5'],
      ['Red', 'Grace Kim', '0', '0', '0'],
      ['Red total', '', '0', worked, '-1.5'],
      ['Total (each hour counted once)', '', '0', worked, '-1.5'],
    ]);
  });

  it('the analytics export rejects reversed comparison days', async () => {
    const compareWith = { startDateAsString: '2026-03-09', endDateAsString: '2026-03-08' };
    const sent = request({ compareWith });
    const error = await server.expectError('ava', 'exportClockWorkAnalytics', sent);
    expect(error).toMatchObject({ status: 400, code: 'periodBackwards' });
  });

  it('the analytics export requires at least one team', async () => {
    const sent = request({ teamId: [] });
    const errorBody = await server.expectError('ava', 'exportClockWorkAnalytics', sent);
    expect(errorBody).toMatchObject({ status: 400, code: 'tooShort' });
  });
});
