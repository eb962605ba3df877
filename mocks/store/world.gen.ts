// Written by `npm run registries` from the files of mocks/store/world; do not edit.

import { collections as account, type Records as AccountRecords } from './world/account.ts';
import { collections as assetAudits, type Records as AssetAuditsRecords } from './world/asset-audits.ts';
import { collections as assets, type Records as AssetsRecords } from './world/assets.ts';
import { collections as audit, type Records as AuditRecords } from './world/audit.ts';
import { collections as clients, type Records as ClientsRecords } from './world/clients.ts';
import { collections as engagements, type Records as EngagementsRecords } from './world/engagements.ts';
import { collections as integrations, type Records as IntegrationsRecords } from './world/integrations.ts';
import { collections as notifications, type Records as NotificationsRecords } from './world/notifications.ts';
import { collections as organization, type Records as OrganizationRecords } from './world/organization.ts';
import { collections as people, type Records as PeopleRecords } from './world/people.ts';
import { collections as products, type Records as ProductsRecords } from './world/products.ts';
import { collections as projects, type Records as ProjectsRecords } from './world/projects.ts';
import { collections as reviewContacts, type Records as ReviewContactsRecords } from './world/review-contacts.ts';
import { collections as reviews, type Records as ReviewsRecords } from './world/reviews.ts';
import { collections as services, type Records as ServicesRecords } from './world/services.ts';
import { collections as tags, type Records as TagsRecords } from './world/tags.ts';
import { collections as teams, type Records as TeamsRecords } from './world/teams.ts';
import { collections as tools, type Records as ToolsRecords } from './world/tools.ts';
import { collections as vendors, type Records as VendorsRecords } from './world/vendors.ts';

/** What the areas keep. */
export interface RecordsOfAreas
  extends
    AccountRecords,
    AssetAuditsRecords,
    AssetsRecords,
    AuditRecords,
    ClientsRecords,
    EngagementsRecords,
    IntegrationsRecords,
    NotificationsRecords,
    OrganizationRecords,
    PeopleRecords,
    ProductsRecords,
    ProjectsRecords,
    ReviewContactsRecords,
    ReviewsRecords,
    ServicesRecords,
    TagsRecords,
    TeamsRecords,
    ToolsRecords,
    VendorsRecords {}

/** Their collections, and what these are searched by. */
export const collectionsOfAreas = {
  ...account,
  ...assetAudits,
  ...assets,
  ...audit,
  ...clients,
  ...engagements,
  ...integrations,
  ...notifications,
  ...organization,
  ...people,
  ...products,
  ...projects,
  ...reviewContacts,
  ...reviews,
  ...services,
  ...tags,
  ...teams,
  ...tools,
  ...vendors,
};
