import type { Schema } from '#openapi/client/index.ts';
import { validateComplete } from '../validation/incomplete.ts';

/** Used as a team id, it means all teams. Source: CLOCK-045. */
export const allTeams = '00000000-0000-0000-0000-000000000000';

/** Maximum number of days in ClockWork analytics, as in the contract. */
export const maxDays = 366;

export type TeamHoursChoices = Schema<'ClockWorkAnalyticsDefaults'>;
export type TeamHours = Schema<'TeamHours'>;

/** A range of days, both included: yyyy-MM-dd. */
export interface Days {
  start: string;
  end: string;
}

/** The requested hours. */
export interface TeamHoursForm {
  /** Team ids or only `allTeams`. */
  teamIds: readonly string[];
  /** Name of a period relative to today, e.g. `lastWeek`; empty for custom days. */
  period: string;
  /** Null if not selected, or if the days of the named period are not known yet. */
  days: Days | null;
  isCompared: boolean;
}

export const emptyForm: TeamHoursForm = { teamIds: [], period: '', days: null, isCompared: false };

/** The hours of a range of days. */
export interface HoursOfDays {
  days: Days;
  /** By name; empty if no one has any time. */
  teams: readonly TeamHours[];
  /** Counts each person once. */
  totalSeconds: number;
  /**
   * The hours of people who belong to no team, not included in `totalSeconds`; null if there are
   * none.
   */
  withoutTeam: Schema<'HoursWithoutTeam'> | null;
  /** Number of entries that do not count until they have an end. */
  needingEnd: number;
}

export interface TeamHoursResults extends HoursOfDays {
  teamIds: readonly string[];
  /** The hours of the period before, if compared. */
  before: HoursOfDays | null;
}

/** All hours, each counted once: of the teams and of people who belong to no team. */
export const allSeconds = ({ totalSeconds, withoutTeam }: HoursOfDays): number =>
  totalSeconds + (withoutTeam?.totalTimeInSeconds ?? 0);

/** Whether anyone has any time; days without any have no records. */
export const hasHours = ({ teams, withoutTeam }: HoursOfDays): boolean =>
  teams.length > 0 || withoutTeam !== null;

export interface TeamHoursErrors {
  teamIds?: 'required';
  days?: 'required' | 'incomplete' | 'backwards' | 'tooLong';
}

/**
 * The teams after a selection: all teams excludes single teams, and a single team replaces it.
 * Source: CLOCK-030.
 */
export function selectTeamIds(before: readonly string[], selected: readonly string[]): string[] {
  const isAllNew = selected.includes(allTeams) && !before.includes(allTeams);
  if (isAllNew) return [allTeams];
  return selected.length > 1 ? selected.filter((id) => id !== allTeams) : [...selected];
}

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const countDays = ({ start, end }: Days) => Math.round((at(end) - at(start)) / dayMs) + 1;

/** The errors that prevent a form from being submitted. Source: CLOCK-030. */
export function validate({ teamIds, days }: TeamHoursForm): TeamHoursErrors {
  return {
    ...(teamIds.length === 0 && { teamIds: 'required' }),
    ...validateDays(days),
  };
}

function validateDays(days: Days | null): TeamHoursErrors {
  if (!days) return { days: 'required' };
  if (validateComplete(days)) return { days: 'incomplete' };
  if (days.end < days.start) return { days: 'backwards' };
  return countDays(days) > maxDays ? { days: 'tooLong' } : {};
}

export const isComplete = (form: TeamHoursForm): boolean =>
  Object.keys(validate(form)).length === 0;

/** The days of a named period; null if the period has no days today. */
export function daysOfPeriod({ periods = [] }: TeamHoursChoices, name: string): Days | null {
  const found = periods.find(({ period }) => period === name);
  return found ? { start: found.startDateAsString, end: found.endDateAsString } : null;
}

/**
 * Completes a form from an address with the loaded options: removes deleted teams and sets the days
 * of a named period.
 */
export function settled(form: TeamHoursForm, choices: TeamHoursChoices): TeamHoursForm {
  const known = new Set([allTeams, ...choices.teams.map(({ teamId }) => teamId)]);
  return {
    ...form,
    teamIds: form.teamIds.filter((id) => known.has(id)),
    days: form.period === '' ? form.days : daysOfPeriod(choices, form.period),
  };
}

/**
 * The period to compare with: the same number of days shifted back by whole weeks, so that weekdays
 * are compared with the same weekdays; for whole months, the same number of months before.
 */
export function daysBefore(days: Days): Days {
  const end = dayAt(at(days.start) - dayMs);
  const isOfMonths = days.start.endsWith('-01') && dayAt(at(days.end) + dayMs).endsWith('-01');
  if (!isOfMonths) {
    const shift = Math.ceil(countDays(days) / 7) * 7 * dayMs;
    return { start: dayAt(at(days.start) - shift), end: dayAt(at(days.end) - shift) };
  }
  const [year = 0, month = 0] = days.start.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0] = days.end.split('-').map(Number);
  const months = (lastYear - year) * 12 + lastMonth - month + 1;
  return { start: dayAt(Date.UTC(year, month - 1 - months, 1)), end };
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The name of the exported file, in English for every language. Source: CLOCK-058. */
export function toFileName({ start, end }: Days): string {
  const named = (day: string) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return `${date}-${months[Number(month) - 1]}-${year}`;
  };
  return `ClockWorkAnalytics-${named(start)} to ${named(end)}`;
}
