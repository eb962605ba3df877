import type { Handlers } from '../core/requests/handler.ts';
import { trackEngagements } from '../common/engagements/track.ts';
import { heads } from './engagements/heads.ts';
import { history } from './engagements/history.ts';
import { listing } from './engagements/listing.ts';
import { moves } from './engagements/moves.ts';
import { orders } from './engagements/orders.ts';
import { parts } from './engagements/parts.ts';
import { projectTypes } from './engagements/project-types.ts';
import { stages } from './engagements/stages.ts';
import { template } from './engagements/template.ts';

export { default as requests } from '@atrium/contract/generated/schemas/engagements.requests.ts';
export const messages = async () => (await import('./engagements/messages.ts')).engagements;

/** Client engagements and their template. Source: ENGAG-034, ENGAG-075, ENGAG-060. */
export const handlers: Handlers<'engagements'> = trackEngagements({
  ...heads,
  ...listing,
  ...stages,
  ...parts,
  ...orders,
  ...moves,
  ...history,
  ...projectTypes,
  ...template,
});
