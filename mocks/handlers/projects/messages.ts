import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { doneMessages } from './done.messages.ts';
import { listMessages } from './list/list.messages.ts';
import { linkMessages } from './parts/link.messages.ts';
import { rejectionMessages } from './tasks/rejection.messages.ts';
import { taskMessages } from './tasks/task.messages.ts';

/** Messages of the project operations. */
export const projects = {
  ...doneMessages,
  ...listMessages,
  ...linkMessages,
  ...rejectionMessages,
  ...taskMessages,
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    projects: typeof projects;
  }
}
