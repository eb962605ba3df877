import { catalogMessages } from './messages/catalog.ts';
import { clientMessages } from './messages/clients.ts';
import { cycleMessages } from './messages/cycles.ts';
import { meetingMessages } from './messages/meetings.ts';
import { workMessages } from './messages/work.ts';

/** Messages of the performance review operations. */
export const reviews = {
  ...workMessages,
  ...clientMessages,
  ...meetingMessages,
  ...catalogMessages,
  ...cycleMessages,
} as const;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    reviews: typeof reviews;
  }
}
