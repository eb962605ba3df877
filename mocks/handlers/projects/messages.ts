import type { AreaMessages } from '../../core/messages/said.ts';
import { doneMessages } from './done.messages.ts';
import { rejectionMessages } from './refusal.messages.ts';

/** What the calls of projects say. */
export const projects = { ...doneMessages, ...rejectionMessages } as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    projects: typeof projects;
  }
}
