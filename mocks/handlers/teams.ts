import type { Handlers } from '../core/handler.ts';
import { groups } from './teams/groups.ts';
import { list } from './teams/list.ts';

export { default as requests } from '#openapi/generated/schemas/teams.requests.ts';
export const messages = async () => (await import('./teams/messages.ts')).teams;

/** Teams and their groups. Source: document 2, sections 2 to 5, 7 and 8. */
export const handlers: Handlers<'teams'> = { ...list, ...groups };
