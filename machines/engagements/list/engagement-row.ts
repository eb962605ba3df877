import type { Schema } from '#openapi/client/index.ts';

/** An engagement as a row of the list, or a card of the board. Source: ENGAG-039. */
export type EngagementRow = Schema<'EngagementRollup'>;
/** The engagements in a stage, by its name. */
export type StageCount = Schema<'StageCount'>;

/** Full days from a day to another one, both yyyy-MM-dd. */
export const countDays = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
