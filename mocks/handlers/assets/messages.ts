import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { audits } from './messages/audits.ts';
import { done } from './messages/done.ts';
import { fields } from './messages/fields.ts';
import { handover } from './messages/handover.ts';
import { headings } from './messages/headings.ts';
import { inUse } from './messages/in-use.ts';
import { labels } from './messages/labels.ts';
import { rejected } from './messages/rejected.ts';
import { unknown } from './messages/unknown.ts';
import { wrongDays } from './messages/wrong-days.ts';

/** Messages of the asset operations. */
export const assets = {
  ...audits,
  ...done,
  ...fields,
  ...handover,
  ...headings,
  ...inUse,
  ...labels,
  ...rejected,
  ...unknown,
  ...wrongDays,
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    assets: typeof assets;
  }
}
