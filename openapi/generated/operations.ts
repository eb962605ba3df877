// Generated from the contract by openapi/generate.mjs; do not edit.

import { operations as session } from './operations/session.ts';
import { operations as profile } from './operations/profile.ts';
import { operations as clockwork } from './operations/clockwork.ts';
import { operations as engagements } from './operations/engagements.ts';
import { operations as clients } from './operations/clients.ts';
import { operations as analytics } from './operations/analytics.ts';
import { operations as dashboard } from './operations/dashboard.ts';
import { operations as projects } from './operations/projects.ts';
import { operations as tags } from './operations/tags.ts';
import { operations as reports } from './operations/reports.ts';
import { operations as registration } from './operations/registration.ts';
import { operations as notifications } from './operations/notifications.ts';
import { operations as organization } from './operations/organization.ts';
import { operations as integrations } from './operations/integrations.ts';
import { operations as people } from './operations/people.ts';
import { operations as assets } from './operations/assets.ts';
import { operations as teams } from './operations/teams.ts';
import { operations as services } from './operations/services.ts';
import { operations as tools } from './operations/tools.ts';
import { operations as products } from './operations/products.ts';
import { operations as audit } from './operations/audit.ts';
import { operations as vendors } from './operations/vendors.ts';
import { operations as reviews } from './operations/reviews.ts';

/** Every operation of the contract by its operationId; `answer` is read by client/answer.ts. */
export const operations = {
  ...session,
  ...profile,
  ...clockwork,
  ...engagements,
  ...clients,
  ...analytics,
  ...dashboard,
  ...projects,
  ...tags,
  ...reports,
  ...registration,
  ...notifications,
  ...organization,
  ...integrations,
  ...people,
  ...assets,
  ...teams,
  ...services,
  ...tools,
  ...products,
  ...audit,
  ...vendors,
  ...reviews,
} as const;

/** The name of one operation. */
export type OperationId = keyof typeof operations;

/** An area of the contract: the tag of its operations. */
export type Area = 'session' | 'profile' | 'clockwork' | 'engagements' | 'clients' | 'analytics' | 'dashboard' | 'projects' | 'tags' | 'reports' | 'registration' | 'notifications' | 'organization' | 'integrations' | 'people' | 'assets' | 'teams' | 'services' | 'tools' | 'products' | 'audit' | 'vendors' | 'reviews';

/** The operations of one area. */
export type AreaOperations<In extends Area> = {
  [Id in OperationId]: (typeof operations)[Id]['area'] extends In ? Id : never;
}[OperationId];
