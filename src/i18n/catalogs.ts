import type { LocalizedString } from '@internationalized/string';
import type clockwork from './messages/en/clockwork.json';
import type common from './messages/en/common.json';
import type dashboard from './messages/en/dashboard.json';
import type grid from './messages/en/grid.json';
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
import type { Language } from './languages.ts';
import { readable } from './readable.ts';

/** The catalogs by area; the English ones give the keys to all others. */
export interface Catalogs {
  common: typeof common;
  shell: typeof shell;
  session: typeof session;
  clockwork: typeof clockwork;
  dashboard: typeof dashboard;
  grid: typeof grid;
  notifications: typeof notifications;
  organization: typeof organization;
  privileges: typeof privileges;
  products: typeof products;
  profile: typeof profile;
  records: typeof records;
  validation: typeof validation;
  registration: typeof registration;
  services: typeof services;
  teams: typeof teams;
  tools: typeof tools;
  twoFactor: typeof twoFactor;
  vendors: typeof vendors;
  widgets: typeof widgets;
}

export type CatalogArea = keyof Catalogs;
export type Key<Area extends CatalogArea> = keyof Catalogs[Area] & string;

/** Texts of one area in one language, compiled from ICU MessageFormat. */
export type Texts = Readonly<Record<string, LocalizedString>>;

const files = import.meta.glob<{ default: Texts }>('./messages/*/*.json');

const loading = new Map<string, Promise<Texts>>();

/** The texts of an area in a language, loaded once. A failed load is tried again when asked. */
export function loadTexts(language: Language, area: CatalogArea): Promise<Texts> {
  const name = `./messages/${language}/${area}.json`;
  const known = loading.get(name);
  if (known) return known;
  const load = files[name];
  if (!load) throw new Error(`There is no catalog ${name}.`);
  const texts = readable(load().then((module) => module.default));
  loading.set(name, texts);
  texts.catch(() => loading.delete(name));
  return texts;
}
