// Written by `npm run registries` from the files of mocks/seed/areas; do not edit.

import type { Area } from '@atrium/contract/generated/operations.ts';
import { seedDependencies as analytics } from './areas/analytics.dependencies.ts';
import { seedDependencies as assets } from './areas/assets.dependencies.ts';
import { seedDependencies as integrations } from './areas/integrations.dependencies.ts';
import { seedDependencies as notifications } from './areas/notifications.dependencies.ts';
import { seedDependencies as projects } from './areas/projects.dependencies.ts';
import { seedDependencies as reports } from './areas/reports.dependencies.ts';
import { seedDependencies as reviews } from './areas/reviews.dependencies.ts';
import { seedDependencies as tags } from './areas/tags.dependencies.ts';
import type { SeededArea } from './seeded-area.ts';

/** The areas whose demo data wait for their first call; the rest is in seed.ts. */
export const seededAreas = {
  analytics: { ...analytics, load: () => import('./areas/analytics.ts') },
  assets: { ...assets, load: () => import('./areas/assets.ts'), loadLazySeed: () => import('./areas/assets.lazy-seed.ts') },
  audit: { load: () => import('./areas/audit.ts') },
  clients: { load: () => import('./areas/clients.ts') },
  engagements: { load: () => import('./areas/engagements.ts') },
  integrations: { ...integrations, load: () => import('./areas/integrations.ts') },
  notifications: { ...notifications, load: () => import('./areas/notifications.ts') },
  organization: { load: () => import('./areas/organization.ts') },
  people: { load: () => import('./areas/people.ts') },
  products: { load: () => import('./areas/products.ts') },
  projects: { ...projects, load: () => import('./areas/projects.ts') },
  reports: { ...reports },
  reviews: { ...reviews, load: () => import('./areas/reviews.ts') },
  services: { load: () => import('./areas/services.ts') },
  tags: { ...tags, load: () => import('./areas/tags.ts') },
  teams: { load: () => import('./areas/teams.ts') },
  tools: { load: () => import('./areas/tools.ts') },
  vendors: { load: () => import('./areas/vendors.ts') },
} satisfies Partial<Record<Area, SeededArea>>;
