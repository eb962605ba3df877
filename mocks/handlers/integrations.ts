import type { Handlers } from '../core/requests/handler.ts';
import { calendar } from './integrations/calendar.ts';
import { hrms } from './integrations/hrms.ts';
import { providers } from './integrations/providers.ts';
import { services } from './integrations/services.ts';
import { videos } from './integrations/videos.ts';

export { default as requests } from '@atrium/contract/generated/schemas/integrations.requests.ts';
export const messages = async () => (await import('./integrations/messages.ts')).integrations;

/** Other systems, calendars and videos. Source: INTEG-002, PRIV-040, API-042. */
export const handlers: Handlers<'integrations'> = {
  ...providers,
  ...hrms,
  ...calendar,
  ...videos,
  ...services,
};
