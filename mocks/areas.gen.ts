// Written by `npm run registries` from the files of mocks/handlers; do not edit.

/** What answers each area's calls. */
export const areas = {
  analytics: () => import('./handlers/analytics.ts'),
  assets: () => import('./handlers/assets.ts'),
  audit: () => import('./handlers/audit.ts'),
  clients: () => import('./handlers/clients.ts'),
  clockwork: () => import('./handlers/clockwork.ts'),
  dashboard: () => import('./handlers/dashboard.ts'),
  engagements: () => import('./handlers/engagements.ts'),
  integrations: () => import('./handlers/integrations.ts'),
  notifications: () => import('./handlers/notifications.ts'),
  organization: () => import('./handlers/organization.ts'),
  people: () => import('./handlers/people.ts'),
  products: () => import('./handlers/products.ts'),
  profile: () => import('./handlers/profile.ts'),
  projects: () => import('./handlers/projects.ts'),
  registration: () => import('./handlers/registration.ts'),
  reports: () => import('./handlers/reports.ts'),
  reviews: () => import('./handlers/reviews.ts'),
  services: () => import('./handlers/services.ts'),
  session: () => import('./handlers/session.ts'),
  tags: () => import('./handlers/tags.ts'),
  teams: () => import('./handlers/teams.ts'),
  tools: () => import('./handlers/tools.ts'),
  vendors: () => import('./handlers/vendors.ts'),
};
