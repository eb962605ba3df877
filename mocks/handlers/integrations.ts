import type { Handlers } from '../core/handler.ts';
import { calendar } from './integrations/calendar.ts';
import { providers } from './integrations/providers.ts';
import { services } from './integrations/services.ts';
import { videos } from './integrations/videos.ts';

export { default as requests } from '#openapi/generated/schemas/integrations.requests.ts';
export const messages = async () => (await import('./integrations/messages.ts')).integrations;

/** Other systems, calendars and videos. Source: document 1, sections 1 to 3, 6 and 7. */
export const handlers: Handlers<'integrations'> = {
  ...providers,
  ...calendar,
  ...videos,
  ...services,
};
