import type { Handlers } from '../core/requests/handler.ts';
import { projects } from './analytics/projects.ts';
import { teams } from './analytics/teams.ts';
import { userLogins } from './analytics/user-logins.ts';

export { default as requests } from '@atrium/contract/generated/schemas/analytics.requests.ts';
export const messages = async () => (await import('./analytics/messages.ts')).analytics;

/** The hours of teams, the logins of users and the effort in projects. Source: ANLYT-036. */
export const handlers: Handlers<'analytics'> = { ...teams, ...userLogins, ...projects };
