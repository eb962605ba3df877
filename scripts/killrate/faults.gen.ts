// Written by `npm run registries` from the files of scripts/killrate/faults; do not edit.

import { injectedFaults as account } from './faults/account.ts';
import { injectedFaults as administration } from './faults/administration.ts';
import { injectedFaults as analytics } from './faults/analytics.ts';
import { injectedFaults as assets } from './faults/assets.ts';
import { injectedFaults as audits } from './faults/audits.ts';
import { injectedFaults as authorization } from './faults/authorization.ts';
import { injectedFaults as catalogues } from './faults/catalogues.ts';
import { injectedFaults as clients } from './faults/clients.ts';
import { injectedFaults as clockwork } from './faults/clockwork.ts';
import { injectedFaults as dashboard } from './faults/dashboard.ts';
import { injectedFaults as derived } from './faults/derived.ts';
import { injectedFaults as effort } from './faults/effort.ts';
import { injectedFaults as engagements } from './faults/engagements.ts';
import { injectedFaults as holdings } from './faults/holdings.ts';
import { injectedFaults as http } from './faults/http.ts';
import { injectedFaults as integrations } from './faults/integrations.ts';
import { injectedFaults as isolation } from './faults/isolation.ts';
import { injectedFaults as notifications } from './faults/notifications.ts';
import { injectedFaults as organization } from './faults/organization.ts';
import { injectedFaults as people } from './faults/people.ts';
import { injectedFaults as products } from './faults/products.ts';
import { injectedFaults as profile } from './faults/profile.ts';
import { injectedFaults as projects } from './faults/projects.ts';
import { injectedFaults as registration } from './faults/registration.ts';
import { injectedFaults as reviews } from './faults/reviews.ts';
import { injectedFaults as rules } from './faults/rules.ts';
import { injectedFaults as schema } from './faults/schema.ts';
import { injectedFaults as session } from './faults/session.ts';
import { injectedFaults as state } from './faults/state.ts';
import { injectedFaults as status } from './faults/status.ts';
import { injectedFaults as strangers } from './faults/strangers.ts';
import { injectedFaults as submissions } from './faults/submissions.ts';
import { injectedFaults as tags } from './faults/tags.ts';
import { injectedFaults as takeovers } from './faults/takeovers.ts';
import { injectedFaults as teams } from './faults/teams.ts';
import { injectedFaults as validation } from './faults/validation.ts';
import { injectedFaults as vendors } from './faults/vendors.ts';
import { injectedFaults as versions } from './faults/versions.ts';
import { injectedFaults as work } from './faults/work.ts';
import type { InjectedFault } from './fault.ts';

/** Every fault that the kit is tried with. They know nothing of its checks. */
export const injectedFaults: readonly InjectedFault[] = [
  ...account,
  ...administration,
  ...analytics,
  ...assets,
  ...audits,
  ...authorization,
  ...catalogues,
  ...clients,
  ...clockwork,
  ...dashboard,
  ...derived,
  ...effort,
  ...engagements,
  ...holdings,
  ...http,
  ...integrations,
  ...isolation,
  ...notifications,
  ...organization,
  ...people,
  ...products,
  ...profile,
  ...projects,
  ...registration,
  ...reviews,
  ...rules,
  ...schema,
  ...session,
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
