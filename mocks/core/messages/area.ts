import type { analytics } from '../../handlers/analytics/messages.ts';
import type { assets } from '../../handlers/assets/messages.ts';
import type { clients } from '../../handlers/clients/messages.ts';
import type { clockwork } from '../../handlers/clockwork/messages.ts';
import type { engagements } from '../../handlers/engagements/messages.ts';
import type { integrations } from '../../handlers/integrations/messages.ts';
import type { notifications } from '../../handlers/notifications/messages.ts';
import type { organization } from '../../handlers/organization/messages.ts';
import type { people } from '../../handlers/people/messages.ts';
import type { products } from '../../handlers/products/messages.ts';
import type { profile } from '../../handlers/profile/messages.ts';
import type { projects } from '../../handlers/projects/messages.ts';
import type { registration } from '../../handlers/registration/messages.ts';
import type { reports } from '../../handlers/reports/messages.ts';
import type { reviews } from '../../handlers/reviews/messages.ts';
import type { services } from '../../handlers/services/messages.ts';
import type { tags } from '../../handlers/tags/messages.ts';
import type { teams } from '../../handlers/teams/messages.ts';
import type { tools } from '../../handlers/tools/messages.ts';
import type { vendors } from '../../handlers/vendors/messages.ts';

/** The keys of the areas that bring messages of their own. */
export type AreaMessageKey =
  | keyof typeof analytics
  | keyof typeof assets
  | keyof typeof clients
  | keyof typeof clockwork
  | keyof typeof engagements
  | keyof typeof integrations
  | keyof typeof notifications
  | keyof typeof organization
  | keyof typeof people
  | keyof typeof products
  | keyof typeof profile
  | keyof typeof projects
  | keyof typeof registration
  | keyof typeof reports
  | keyof typeof reviews
  | keyof typeof services
  | keyof typeof tags
  | keyof typeof teams
  | keyof typeof tools
  | keyof typeof vendors;
