import type { Handlers } from '../core/handler.ts';
import { heads } from './engagements/heads.ts';
import { parts } from './engagements/parts.ts';
import { stages } from './engagements/stages.ts';
import { template } from './engagements/template.ts';

export { default as requests } from '#openapi/generated/schemas/engagements.requests.ts';
export const messages = async () => (await import('./engagements/messages.ts')).engagements;

/** Client engagements and their template. Source: ENGAG-034, ENGAG-075, ENGAG-060. */
export const handlers: Handlers<'engagements'> = { ...heads, ...stages, ...parts, ...template };
