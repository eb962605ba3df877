import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { doneMessages } from './done.messages.ts';
import { rejectionMessages } from './rejection.messages.ts';

/** Messages of the project operations. */
export const projects = { ...doneMessages, ...rejectionMessages } as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    projects: typeof projects;
  }
}
