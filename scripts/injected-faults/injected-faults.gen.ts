// Written by `npm run registries` from the files of scripts/injected-faults/cases; do not edit.

import { injectedFaults as access } from './cases/access.ts';
import { injectedFaults as account } from './cases/account.ts';
import { injectedFaults as administration } from './cases/administration.ts';
import { injectedFaults as analytics } from './cases/analytics.ts';
import { injectedFaults as assets } from './cases/assets.ts';
import { injectedFaults as audit } from './cases/audit.ts';
import { injectedFaults as audits } from './cases/audits.ts';
import { injectedFaults as authorization } from './cases/authorization.ts';
import { injectedFaults as catalogues } from './cases/catalogues.ts';
import { injectedFaults as clients } from './cases/clients.ts';
import { injectedFaults as clockwork } from './cases/clockwork.ts';
import { injectedFaults as dashboard } from './cases/dashboard.ts';
import { injectedFaults as derived } from './cases/derived.ts';
import { injectedFaults as effort } from './cases/effort.ts';
import { injectedFaults as employeeimages } from './cases/employeeimages.ts';
import { injectedFaults as engagements } from './cases/engagements.ts';
import { injectedFaults as holdings } from './cases/holdings.ts';
import { injectedFaults as http } from './cases/http.ts';
import { injectedFaults as integrations } from './cases/integrations.ts';
import { injectedFaults as isolation } from './cases/isolation.ts';
import { injectedFaults as links } from './cases/links.ts';
import { injectedFaults as notifications } from './cases/notifications.ts';
import { injectedFaults as organization } from './cases/organization.ts';
import { injectedFaults as overviews } from './cases/overviews.ts';
import { injectedFaults as people } from './cases/people.ts';
import { injectedFaults as products } from './cases/products.ts';
import { injectedFaults as profile } from './cases/profile.ts';
import { injectedFaults as projects } from './cases/projects.ts';
import { injectedFaults as registration } from './cases/registration.ts';
import { injectedFaults as reviews } from './cases/reviews.ts';
import { injectedFaults as rules } from './cases/rules.ts';
import { injectedFaults as schema } from './cases/schema.ts';
import { injectedFaults as session } from './cases/session.ts';
import { injectedFaults as simultaneous } from './cases/simultaneous.ts';
import { injectedFaults as state } from './cases/state.ts';
import { injectedFaults as status } from './cases/status.ts';
import { injectedFaults as strangers } from './cases/strangers.ts';
import { injectedFaults as submissions } from './cases/submissions.ts';
import { injectedFaults as tags } from './cases/tags.ts';
import { injectedFaults as takeovers } from './cases/takeovers.ts';
import { injectedFaults as teams } from './cases/teams.ts';
import { injectedFaults as validation } from './cases/validation.ts';
import { injectedFaults as vendors } from './cases/vendors.ts';
import { injectedFaults as versions } from './cases/versions.ts';
import { injectedFaults as work } from './cases/work.ts';
import type { InjectedFault } from './injected-fault.ts';

/** Every fault that the kit is tried with. They know nothing of its checks. */
export const injectedFaults: readonly InjectedFault[] = [
  ...access,
  ...account,
  ...administration,
  ...analytics,
  ...assets,
  ...audit,
  ...audits,
  ...authorization,
  ...catalogues,
  ...clients,
  ...clockwork,
  ...dashboard,
  ...derived,
  ...effort,
  ...employeeimages,
  ...engagements,
  ...holdings,
  ...http,
  ...integrations,
  ...isolation,
  ...links,
  ...notifications,
  ...organization,
  ...overviews,
  ...people,
  ...products,
  ...profile,
  ...projects,
  ...registration,
  ...reviews,
  ...rules,
  ...schema,
  ...session,
  ...simultaneous,
  ...state,
  ...status,
  ...strangers,
  ...submissions,
  ...tags,
  ...takeovers,
  ...teams,
  ...validation,
  ...vendors,
  ...versions,
  ...work,
];
