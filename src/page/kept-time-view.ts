import * as v from 'valibot';
import { keepChoice, keptChoice } from '#session/kept-choices.ts';
import type { TimeView } from './addresses.ts';

const name = 'clockwork.view';
export const timeViews = ['day', 'week', 'sheet'] as const satisfies readonly TimeView[];

/** How a person has looked at their times last on this device; by day at first. */
export const keptTimeView = (subject: string): TimeView =>
  keptChoice(subject, name, v.picklist(timeViews)) ?? 'day';

export const keepTimeView = (subject: string, view: TimeView): void =>
  keepChoice(subject, name, view);
