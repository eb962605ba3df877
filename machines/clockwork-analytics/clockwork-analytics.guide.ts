import { serverError } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { done, failed } from '../testing/paths.ts';
import { exampleChoices, exampleForm, exampleResults } from './clockwork-analytics.example.ts';
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
      text: 'All teams clear the other choices, and a single team takes their place.',
    },
    {
      source: 'CLOCK-030',
      text: 'Teams and days are required, and so is at least one team to export.',
    },
    { source: 'CLOCK-053', text: 'Clear cancels.' },
    {
      source: 'CLOCK-053',
      text: 'Any failure ends unavailable, silently; the page is begun anew.',
    },
    {
      source: 'CLOCK-020',
      text: 'Export is there when there are results, a team and days.',
    },
  ],
});
