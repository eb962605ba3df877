import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Work } from '../work/work.ts';

/** The settings of ClockWork. Source: CLOCK-045. */
export interface ClockWorkSettings {
  isClockWorkSetWeeklyMail: boolean;
  isWFO: boolean;
  /** The work that new entries are booked on; null for no project. */
  work: Work | null;
}

/** They are part of the response for a day. */
export const readSettings = fromPromise<ClockWorkSettings, { date: string }>(
  async ({ input: { date }, signal }) => {
    const day = await api.getClockWorkDay({ path: { date }, signal });
    const { isClockWorkSetWeeklyMail, isWFO, defaultProject } = day;
    return { isClockWorkSetWeeklyMail, isWFO, work: defaultProject };
  },
);

/** Saves the settings but cannot remove the default: without a task, the default stays as it is. */
export const saveSettings = fromPromise<void, ClockWorkSettings>(
  async ({ input: { work, ...settings }, signal }) => {
    const body = { ...settings, taskId: work?.taskId ?? null, fromSettings: true };
    await api.saveDefaultProjectTask({ body, signal });
  },
);

/** From now on, new entries start without project and task. */
export const removeDefault = fromPromise<void>(async ({ signal }) => {
  await api.removeDefaultProjectTask({ signal });
});
