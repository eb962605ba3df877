import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleChoices, exampleForm, exampleResults } from './clockwork-analytics.fixtures.ts';
import { clockWorkAnalyticsMachine } from './clockwork-analytics.machine.ts';
import { allTeams, emptyForm } from './team-hours.ts';

const another = { ...exampleForm, teamIds: [allTeams] };

export const testModel = createTestModel(clockWorkAnalyticsMachine, {
  inputs: [{ form: emptyForm }, { form: exampleForm }],
  events: [
    done('loadTeams', exampleChoices),
    failed('loadTeams', serverError),
    { type: 'teams.select', teamIds: [allTeams] },
    { type: 'period.select', period: 'lastWeek' },
    { type: 'days.select', days: { start: '2026-03-08', end: '2026-03-02' } },
    { type: 'comparison.changed', isCompared: true },
    { type: 'search.changed', form: another },
    { type: 'search.changed', form: emptyForm },
    { type: 'SUBMIT' },
    { type: 'CLEAR' },
    done('loadHours', exampleResults),
    done('loadHours', { ...exampleResults, teams: [] }),
    failed('loadHours', serverError),
    { type: 'EXPORT' },
    done('exportHours', new Blob(['PK'])),
    failed('exportHours', serverError),
  ],
  atHand: ({ choices }) =>
    (choices?.teams ?? []).map(({ teamId }) => ({ type: 'teams.select', teamIds: [teamId] })),
  rules: [
    {
      source: 'CLOCK-030',
      text: 'Selecting all teams clears the other teams; selecting a single team replaces all teams.',
    },
    {
      source: 'CLOCK-030',
      text: 'Teams and days are required; an export needs at least one team.',
    },
    { source: 'CLOCK-053', text: 'Clear cancels the request.' },
    {
      source: 'CLOCK-053',
      text: 'Any failure ends in unavailable, without a message; the page starts again.',
    },
    {
      source: 'CLOCK-020',
      text: 'Export is available if there are results, a team and days.',
    },
  ],
});
