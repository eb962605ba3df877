import * as v from 'valibot';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import type { TimeView } from '../parameters/addresses.ts';

const name = 'clockwork.view';
export const timeViews = ['day', 'week', 'sheet'] as const satisfies readonly TimeView[];

/** The time view that a user opened last on this device; by default, the day. */
export const readTimeView = (subject: string): TimeView =>
  readChoice(subject, name, v.picklist(timeViews)) ?? 'day';

export const persistTimeView = (subject: string, view: TimeView): void =>
  persistChoice(subject, name, view);
