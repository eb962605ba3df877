import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { doneMessages } from './done.messages.ts';
import { listMessages } from './list.messages.ts';
import { linkMessages } from './link.messages.ts';
import { rejectionMessages } from './rejection.messages.ts';
import { taskMessages } from './task.messages.ts';

/** Messages of the project operations. */
export const projects = {
  ...doneMessages,
  ...listMessages,
  ...linkMessages,
  ...rejectionMessages,
  ...taskMessages,
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    projects: typeof projects;
  }
}
