import type { PanelTexts } from './panel-texts.ts';

export const en: PanelTexts = {
  server: 'Demo server',
  demo: (title) => `Demo: ${title}`,
  network: 'Network and server',
  data: 'Demo data',
  sizes: {
    small: ['Small', '12 people, 30 days of entries'],
    large: ['Large', '2,000 people, 100,000 entries'],
  },
  rebuild: 'Rebuild the demo data and reload',
  scenarios: {
    'healthy-network': ['No problems', 'Every request gets an immediate response.'],
    'slow-network': ['Slow network', 'Every response takes two seconds.'],
    'server-down': ['Server down', 'Every request returns 503.'],
    'server-error': ['Server fault', 'Every request returns 500.'],
    offline: ['Offline', 'No request reaches the server.'],
    'malformed-responses': ['Malformed responses', 'Every response is cut off.'],
    'stop-rejected': ['Stop rejected', 'Stopping the mini timer returns 500.'],
    'start-rejected': ['Start rejected', 'Starting the mini timer returns 500.'],
    'profile-rejected': [
      'Profile rejected',
      'The profile returns 500, so the gateway is unavailable.',
    ],
    'day-rejected': ['Day rejected', 'The entries of a ClockWork day return 500.'],
    'hrms-incomplete': [
      'HRMS sends only half',
      'The demo HRMS sends half of its records: the comparison says so, and nothing can be applied.',
    ],
    'hrms-down': ['HRMS down', 'The demo HRMS does not respond; everything else works.'],
    'token-about-to-expire': [
      'Token about to expire',
      'Access tokens last ten minutes and ten seconds and are renewed early.',
    ],
    'token-expired': [
      'Token expired',
      'Access tokens last three seconds and aren’t renewed, so the session times out.',
    ],
  },
};
