// Written by `npm run registries` from the files of src/i18n/messages/en; do not edit.

import type assetAssignment from './messages/en/assetAssignment.json';
import type assetForms from './messages/en/assetForms.json';
import type assetLabels from './messages/en/assetLabels.json';
import type assetMaster from './messages/en/assetMaster.json';
import type assetReports from './messages/en/assetReports.json';
import type assets from './messages/en/assets.json';
import type clockBeside from './messages/en/clockBeside.json';
import type clockDay from './messages/en/clockDay.json';
import type clockwork from './messages/en/clockwork.json';
import type common from './messages/en/common.json';
import type dashboard from './messages/en/dashboard.json';
import type depreciation from './messages/en/depreciation.json';
import type grid from './messages/en/grid.json';
import type handover from './messages/en/handover.json';
import type notifications from './messages/en/notifications.json';
import type organization from './messages/en/organization.json';
import type privileges from './messages/en/privileges.json';
import type products from './messages/en/products.json';
import type profile from './messages/en/profile.json';
import type records from './messages/en/records.json';
import type registration from './messages/en/registration.json';
import type services from './messages/en/services.json';
import type session from './messages/en/session.json';
import type shell from './messages/en/shell.json';
import type teams from './messages/en/teams.json';
import type tools from './messages/en/tools.json';
import type twoFactor from './messages/en/twoFactor.json';
import type validation from './messages/en/validation.json';
import type vendors from './messages/en/vendors.json';
import type widgets from './messages/en/widgets.json';
import type work from './messages/en/work.json';

/** The catalogs by area; the English ones give the keys to all others. */
export interface Catalogs {
  assetAssignment: typeof assetAssignment;
  assetForms: typeof assetForms;
  assetLabels: typeof assetLabels;
  assetMaster: typeof assetMaster;
  assetReports: typeof assetReports;
  assets: typeof assets;
  clockBeside: typeof clockBeside;
  clockDay: typeof clockDay;
  clockwork: typeof clockwork;
  common: typeof common;
  dashboard: typeof dashboard;
  depreciation: typeof depreciation;
  grid: typeof grid;
  handover: typeof handover;
  notifications: typeof notifications;
  organization: typeof organization;
  privileges: typeof privileges;
  products: typeof products;
  profile: typeof profile;
  records: typeof records;
  registration: typeof registration;
  services: typeof services;
  session: typeof session;
  shell: typeof shell;
  teams: typeof teams;
  tools: typeof tools;
  twoFactor: typeof twoFactor;
  validation: typeof validation;
  vendors: typeof vendors;
  widgets: typeof widgets;
  work: typeof work;
}
