import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** What both the app and the demo server's own pages may need: files that start nothing. */
const shared: Group[] = [
  { name: 'helpers', test: /^\0|vite\/(?:preload-helper|modulepreload-polyfill)/ },
  { name: 'dates', test: /node_modules\/date-fns(?:-tz)?\// },
  { name: 'contract', test: /\/openapi\/generated\/[^/]+\.ts$/ },
  // Forms take addresses as the server does; the rest of the validator is the server's alone.
  { name: 'formats', test: /@cfworker\/json-schema\/.*\/format\.js$/ },
];

/**
 * Parts that always load as a whole, in the order in which they load. Each takes with it what it
 * imports, as far as no part before it has it.
 */
const parts: Group[] = [
  { name: 'boot', test: /\/src\/app\/boot\.ts$/ },
  { name: 'landing', test: /\/src\/app\/start\.tsx$/ },
  // What pages for visitors share with all others.
  {
    name: 'plain',
    test: /\/src\/(?:ui\/(?:text-field|banner|mark|spinner|unavailable|password-field)|i18n\/(?:fault-text|cause-text)|machines\/validation\/(?:faults|rules))\.tsx?$/,
  },
  {
    name: 'session',
    test: /\/src\/(?:session\/(?:session|read-workspace)|page\/(?:guard|enter-page|complete-sign-in))\.ts$/,
  },
  { name: 'frame', test: /\/src\/routes\/-frame\/tenant-frame\.tsx$/ },
  { name: 'icons', test: /\/node_modules\/lucide-react\// },
  { name: 'overlays', test: /\/src\/ui\/(?:dialog|alert-dialog|confirm-dialog|menu|select)\.tsx$/ },
  { name: 'form', test: /\/src\/records\/(?:record-form|page-head|readable)\.tsx$/ },
  {
    name: 'list',
    test: /\/src\/records\/(?:record-grid|row-actions|delete-question|status-column|record-link)\.tsx$/,
  },
  { name: 'notices', test: /\/src\/page\/notices\.tsx$/ },
  // What stands beside every page comes after it, and all of it.
  {
    name: 'beside',
    test: /\/src\/(?:routes\/-frame\/beside-page|features\/notifications\/notification-(?:bell\.slot|panel\.setup))\.tsx?$/,
  },
  { name: 'world', test: /\/mocks\/(?:embedded-world|identity\/authorization)\.ts$/ },
  { name: 'server', test: /\/mocks\/browser\.ts$/ },
  // What every page of a tenant asks first.
  {
    name: 'first-areas',
    test: /\/mocks\/handlers\/(?:session|profile|clockwork)\.ts$/,
  },
  // What all other areas share.
  {
    name: 'area-parts',
    test: /\/mocks\/(?:core\/(?:names|versions|texts|numbers)|seed\/(?:areas|random|seeded|last-change))\.ts$/,
  },
];

/**
 * Which modules share a file. Left to itself, the bundler makes a file of every few modules that
 * two pages share, and a browser asks for six files at a time.
 */
export const chunkGroups: Group[] = [...shared, ...parts].map((group, place, all) => ({
  ...group,
  priority: all.length - place,
}));
