// Generated from the contract by openapi/generate.mjs; do not edit.

/** JSON Schemas of the answers of each area. */
export const answerSchemas = {
  session: () => import('./schemas/session.answers.ts'),
  profile: () => import('./schemas/profile.answers.ts'),
  clockwork: () => import('./schemas/clockwork.answers.ts'),
  engagements: () => import('./schemas/engagements.answers.ts'),
  clients: () => import('./schemas/clients.answers.ts'),
  analytics: () => import('./schemas/analytics.answers.ts'),
  dashboard: () => import('./schemas/dashboard.answers.ts'),
  projects: () => import('./schemas/projects.answers.ts'),
  tags: () => import('./schemas/tags.answers.ts'),
  reports: () => import('./schemas/reports.answers.ts'),
  registration: () => import('./schemas/registration.answers.ts'),
  notifications: () => import('./schemas/notifications.answers.ts'),
  organization: () => import('./schemas/organization.answers.ts'),
  integrations: () => import('./schemas/integrations.answers.ts'),
  people: () => import('./schemas/people.answers.ts'),
  assets: () => import('./schemas/assets.answers.ts'),
  teams: () => import('./schemas/teams.answers.ts'),
  services: () => import('./schemas/services.answers.ts'),
  tools: () => import('./schemas/tools.answers.ts'),
  products: () => import('./schemas/products.answers.ts'),
  audit: () => import('./schemas/audit.answers.ts'),
  vendors: () => import('./schemas/vendors.answers.ts'),
  reviews: () => import('./schemas/reviews.answers.ts'),
};
