import { fromPromise } from 'xstate';
import { api, type Schema } from '#openapi/client/index.ts';
import {
  daysBefore,
  type Days,
  type HoursOfDays,
  type TeamHoursChoices,
  type TeamHoursForm,
  type TeamHoursResults,
} from './team-hours.ts';

/** Every failure ends in a silent state. Source: CLOCK-053. */
const isSilent = true;

export const loadTeams = fromPromise<TeamHoursChoices>(({ signal }) =>
  api.getClockWorkAnalyticsDefaults({ signal, isSilent }),
);

/** The hours for a complete form and, if compared, those of the period before. */
export const loadHours = fromPromise<TeamHoursResults, { form: TeamHoursForm }>(
  async ({ input: { form }, signal }) => {
    const { teamIds, days, isCompared } = form;
    if (!days)
      throw new Error('The form has no days; select a start and an end before loading hours.');
    const earlier = daysBefore(days);
    const [now, before] = await Promise.all([
      api.getClockWorkAnalytics({ body: buildRequest(teamIds, days), signal, isSilent }),
      isCompared
        ? api.getClockWorkAnalytics({ body: buildRequest(teamIds, earlier), signal, isSilent })
        : Promise.resolve(null),
    ]);
    return {
      ...toHours(now, days),
      teamIds,
      before: before && toHours(before, earlier),
    };
  },
);

/** Exports the same hours as a workbook, with the period before if the screen shows it. */
export const exportHours = fromPromise<Blob, { results: TeamHoursResults }>(
  ({ input: { results }, signal }) =>
    api.exportClockWorkAnalytics({
      body: {
        ...buildRequest(results.teamIds, results.days),
        ...(results.before && { compareWith: namedDays(results.before.days) }),
      },
      signal,
      isSilent,
    }),
);

const namedDays = ({ start, end }: Days) => ({ startDateAsString: start, endDateAsString: end });

/** As documented, the request has each day twice: the text counts. Source: CLOCK-046. */
const buildRequest = (teamId: readonly string[], { start, end }: Days) => ({
  id: crypto.randomUUID(),
  startDate: `${start}T00:00:00.000Z`,
  endDate: `${end}T00:00:00.000Z`,
  ...namedDays({ start, end }),
  teamId: [...teamId],
});

/** Another server may return no totals. */
function toHours(response: Schema<'ClockWorkAnalyticsAnswer'>, days: Days): HoursOfDays {
  const teams = response.clockWorkAnalytics;
  const people = new Map(
    teams.flatMap(({ clockWorkAnalyticsMembers: members }) =>
      members.map(({ id, totalTimeInSeconds }) => [id, totalTimeInSeconds] as const),
    ),
  );
  const added = [...people.values()].reduce((sum, seconds) => sum + seconds, 0);
  const {
    totalTimeInSeconds: totalSeconds = added,
    withoutTeam = null,
    entriesNeedingEnd: needingEnd = 0,
  } = response;
  return { days, teams, totalSeconds, withoutTeam, needingEnd };
}
