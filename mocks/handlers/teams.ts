import type { Handlers } from '../core/requests/handler.ts';
import { groups } from './teams/groups.ts';
import { list } from './teams/list.ts';

export { default as requests } from '@atrium/contract/generated/schemas/teams.requests.ts';
export const messages = async () => (await import('./teams/messages.ts')).teams;

/** Teams and their groups. Source: TEAM-011, TEAM-020, TEAM-016. */
export const handlers: Handlers<'teams'> = { ...list, ...groups };
