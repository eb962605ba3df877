// Written by `npm run registries` from the files of packages/conformance/quality/injected-faults/cases; do not edit.

import { injectedFaults as analytics } from './cases/areas/analytics.ts';
import { injectedFaults as assets } from './cases/areas/assets.ts';
import { injectedFaults as audit } from './cases/areas/audit.ts';
import { injectedFaults as clients } from './cases/areas/clients.ts';
import { injectedFaults as clockwork } from './cases/areas/clockwork.ts';
import { injectedFaults as dashboard } from './cases/areas/dashboard.ts';
import { injectedFaults as engagements } from './cases/areas/engagements.ts';
import { injectedFaults as integrations } from './cases/areas/integrations.ts';
import { injectedFaults as notifications } from './cases/areas/notifications.ts';
import { injectedFaults as organization } from './cases/areas/organization.ts';
import { injectedFaults as people } from './cases/areas/people.ts';
import { injectedFaults as products } from './cases/areas/products.ts';
import { injectedFaults as profile } from './cases/areas/profile.ts';
import { injectedFaults as projects } from './cases/areas/projects.ts';
import { injectedFaults as registration } from './cases/areas/registration.ts';
import { injectedFaults as reviews } from './cases/areas/reviews.ts';
import { injectedFaults as session } from './cases/areas/session.ts';
import { injectedFaults as tags } from './cases/areas/tags.ts';
import { injectedFaults as teams } from './cases/areas/teams.ts';
import { injectedFaults as vendors } from './cases/areas/vendors.ts';
import { injectedFaults as access } from './cases/rules/access.ts';
import { injectedFaults as account } from './cases/rules/account.ts';
import { injectedFaults as administration } from './cases/rules/administration.ts';
import { injectedFaults as audits } from './cases/rules/audits.ts';
import { injectedFaults as authorization } from './cases/rules/authorization.ts';
import { injectedFaults as catalogues } from './cases/rules/catalogues.ts';
import { injectedFaults as derived } from './cases/rules/derived.ts';
import { injectedFaults as effort } from './cases/rules/effort.ts';
import { injectedFaults as employeeimages } from './cases/rules/employeeimages.ts';
import { injectedFaults as holdings } from './cases/rules/holdings.ts';
import { injectedFaults as http } from './cases/rules/http.ts';
import { injectedFaults as isolation } from './cases/rules/isolation.ts';
import { injectedFaults as links } from './cases/rules/links.ts';
import { injectedFaults as overviews } from './cases/rules/overviews.ts';
import { injectedFaults as rules } from './cases/rules/rules.ts';
import { injectedFaults as schema } from './cases/rules/schema.ts';
import { injectedFaults as simultaneous } from './cases/rules/simultaneous.ts';
import { injectedFaults as state } from './cases/rules/state.ts';
import { injectedFaults as status } from './cases/rules/status.ts';
import { injectedFaults as strangers } from './cases/rules/strangers.ts';
import { injectedFaults as submissions } from './cases/rules/submissions.ts';
import { injectedFaults as takeovers } from './cases/rules/takeovers.ts';
import { injectedFaults as validation } from './cases/rules/validation.ts';
import { injectedFaults as versions } from './cases/rules/versions.ts';
import { injectedFaults as work } from './cases/rules/work.ts';
import type { InjectedFault } from './injected-fault.ts';

/** Every fault that the kit is tried with. They know nothing of its checks. */
export const injectedFaults: readonly InjectedFault[] = [
  ...analytics,
  ...assets,
  ...audit,
  ...clients,
  ...clockwork,
  ...dashboard,
  ...engagements,
  ...integrations,
  ...notifications,
  ...organization,
  ...people,
  ...products,
  ...profile,
  ...projects,
  ...registration,
  ...reviews,
  ...session,
  ...tags,
  ...teams,
  ...vendors,
  ...access,
  ...account,
  ...administration,
  ...audits,
  ...authorization,
  ...catalogues,
  ...derived,
  ...effort,
  ...employeeimages,
  ...holdings,
  ...http,
  ...isolation,
  ...links,
  ...overviews,
  ...rules,
  ...schema,
  ...simultaneous,
  ...state,
  ...status,
  ...strangers,
  ...submissions,
  ...takeovers,
  ...validation,
  ...versions,
  ...work,
];
