// Written by `npm run registries` from the files of scripts/killrate/faults; do not edit.

import { faults as account } from './faults/account.ts';
import { faults as administration } from './faults/administration.ts';
import { faults as analytics } from './faults/analytics.ts';
import { faults as assets } from './faults/assets.ts';
import { faults as audits } from './faults/audits.ts';
import { faults as authorization } from './faults/authorization.ts';
import { faults as catalogues } from './faults/catalogues.ts';
import { faults as clients } from './faults/clients.ts';
import { faults as clockwork } from './faults/clockwork.ts';
import { faults as dashboard } from './faults/dashboard.ts';
import { faults as derived } from './faults/derived.ts';
import { faults as effort } from './faults/effort.ts';
import { faults as engagements } from './faults/engagements.ts';
import { faults as holdings } from './faults/holdings.ts';
import { faults as http } from './faults/http.ts';
import { faults as integrations } from './faults/integrations.ts';
import { faults as isolation } from './faults/isolation.ts';
import { faults as notifications } from './faults/notifications.ts';
import { faults as organization } from './faults/organization.ts';
import { faults as people } from './faults/people.ts';
import { faults as products } from './faults/products.ts';
import { faults as profile } from './faults/profile.ts';
import { faults as projects } from './faults/projects.ts';
import { faults as registration } from './faults/registration.ts';
import { faults as reviews } from './faults/reviews.ts';
import { faults as rules } from './faults/rules.ts';
import { faults as schema } from './faults/schema.ts';
import { faults as session } from './faults/session.ts';
import { faults as state } from './faults/state.ts';
import { faults as status } from './faults/status.ts';
import { faults as strangers } from './faults/strangers.ts';
import { faults as submissions } from './faults/submissions.ts';
import { faults as tags } from './faults/tags.ts';
import { faults as takeovers } from './faults/takeovers.ts';
import { faults as teams } from './faults/teams.ts';
import { faults as validation } from './faults/validation.ts';
import { faults as vendors } from './faults/vendors.ts';
import { faults as versions } from './faults/versions.ts';
import { faults as work } from './faults/work.ts';
import type { Fault } from './fault.ts';

/** Every fault that the kit is tried with. They know nothing of its checks. */
export const faults: readonly Fault[] = [
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
