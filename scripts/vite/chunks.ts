import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const messages = (areas: readonly string[]) =>
  new RegExp(`/i18n/messages/[^/]+/(?:${areas.join('|')})\\.json$`);

/** The name of the file for texts: one file per language. */
const getTextsChunk = (part: string) => (id: string) =>
  `${part}-texts-${/messages\/([^/]+)\//.exec(id)?.[1] ?? ''}`;

/** The areas that every page of a tenant, or the Dashboard, requests. */
const startAreas = ['session', 'profile', 'dashboard', 'clockwork', 'notifications'];

const buildCallsPattern = (areas: string) =>
  new RegExp(`/openapi/(?:generated/operations|client/calls)/${areas}\\.ts$`);

const either = (...tests: readonly RegExp[]) =>
  new RegExp(tests.map(({ source }) => source).join('|'));

const callsOfArea = (id: string) => `calls-${/([a-z]+)\.ts$/.exec(id)?.[1] ?? ''}`;

/**
 * Modules that both the app and the pages of the demo server may need; they have no side effects.
 */
const shared: Group[] = [
  { name: 'helpers', test: /^\0(?!virtual:)|vite\/preload-helper/ },
  { name: 'dates', test: /node_modules\/date-fns(?:-tz)?\/|\/machines\/zoned\.ts$/ },
  // Forms accept the same addresses as the server; only the server needs the rest of the validator.
  { name: 'formats', test: /@cfworker\/json-schema\/.*\/format\.js$/ },
  // The server's demo roles have them, and the pages of roles list them.
  { name: 'privileges', test: /\/openapi\/generated\/privileges\.ts$/ },
];

/**
 * Parts that always load in full, in their load order. Each part includes its imports, except those
 * that an earlier part contains.
 */
const parts: Group[] = [
  // With everything that the first calls need of the start page, so that they do not wait for it.
  {
    name: 'boot',
    test: /\/(?:index\.html|src\/main\.tsx|src\/session\/(?:selected-tenant|persisted-rights)\.ts|machines\/session\/entry-rule\.ts)$/,
  },
  { name: 'landing', test: /\/src\/app\/start\.tsx$/ },
  // The addresses of tenant pages, which visitors do not need.
  { name: 'routes', test: /\/src\/routeTree\.gen\.ts$/ },
  // Modules that visitor pages share with all other pages, and those that open a dialog, whose code
  // loads when it opens.
  {
    name: 'plain',
    test: /\/(?:src\/ui\/(?:text-field|banner|mark|spinner|unavailable|kbd|blocked)\.tsx|src\/page\/version\.ts|src\/i18n\/cause-text\.ts)$|\/src\/ui\/(?:(?:dialog|alert-dialog|confirm-dialog|menu-button)\.tsx|menu-context\.ts|dialog\.module\.css)$|\/react-aria\/.*\/(?:VisuallyHidden|PressResponder|useDescription|animation|PortalProvider|useLocalizedStringFormatter)\.mjs$/,
  },
  // Validation of forms, for visitors and others: the first pages of a tenant have no forms.
  {
    name: 'checks',
    test: /\/(?:src\/i18n\/error-text\.tsx?|machines\/(?:validation\/(?:field-errors|rules)|time-zones)\.ts)$/,
  },
  // Pages that replace the app after an error.
  { name: 'broken', test: /\/src\/app\/(?:crash|configuration)-page\.tsx$/ },
  // With the calls that the first pages make.
  {
    name: 'session',
    test: either(
      buildCallsPattern(`(?:${startAreas.join('|')})`),
      /\/(?:machines\/session\/workspace\.actors\.ts|src\/(?:session\/(?:session|read-workspace)|page\/(?:navigation-guard|enter-page|complete-sign-in|use-session))\.ts|src\/(?:records\/blocked\.tsx|page\/(?:late-notices|use-sign-out)\.tsx|ui\/(?:focus-invalid|use-emitted)\.ts)|@xstate\/react\/.*\.js)$/,
    ),
  },
  // The calls of each other area load with its pages.
  { name: callsOfArea, test: buildCallsPattern('(?!all\\.)[a-z]+') },
  // With small modules that many pages use, so that none of these pages loads a larger file for
  // them.
  {
    name: 'frame',
    test: /\/(?:src\/(?:routes\/-frame\/tenant-frame\.tsx|page\/(?:addresses|use-send-on-change)\.ts|session\/owner-storage\.ts|records\/(?:use-holiday-text|about-rows)\.ts|ui\/(?:badge|table|row-menu)\.tsx|ui\/(?:save-file|use-focus-loss)\.ts)|machines\/clockwork\/(?:assert-defined|continue-entry|start-entry\.actors)\.ts)$|\/lucide-react\/.*\/(?:laptop|sliders-horizontal|x)\.mjs$/,
  },
  // Subscribers to notifications: the bell and a Dashboard tile, which must not wait for a dialog.
  { name: 'updates', test: /\/src\/page\/use-notifications\.ts$/ },
  // The list behind the bell, also used by its page.
  {
    name: 'notification-panel',
    test: /\/src\/page\/notification-panel\.ts$|\/machines\/notifications\/notifications\.ts$/,
  },
  // Icons that multiple pages show; those of the Dashboard load with its frame.
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  // Choice groups in a form need it as well, but nothing else of the overlays.
  { name: 'focus', test: /\/(?:FocusScope|SelectionIndicator)\.mjs$/ },
  // Positions an overlay at a control; a tooltip needs no more than this.
  { name: 'popovers', test: /\/src\/ui\/tooltip-panel\.tsx$/ },
  { name: 'combo-box', test: /\/src\/ui\/combo-box(?:-parts)?\.tsx$/ },
  {
    name: 'overlays',
    test: /\/src\/ui\/(?:dialog-panel|popover-sheet|menu|select)\.tsx$|\/src\/shell\/get-selected-key\.ts$/,
  },
  // Modules that all record pages share: forms, views and lists.
  {
    name: 'head',
    test: /\/src\/(?:records\/(?:(?:page-head|add-link|save-failure|draft-offer)\.tsx|parts\.module\.css)|page\/(?:use-copy-address\.tsx?|use-record-list\.ts|use-unsaved\.ts)|ui\/use-(?:error-focus|focus-after)\.ts)$|\/machines\/(?:records\/form-errors|lists\/create-list)\.ts$/,
  },
  {
    name: 'readable',
    test: /\/src\/(?:records\/readable|page\/of-record)\.tsx$/,
  },
  // The module that passes on the focus of a day is too small for a separate file.
  {
    name: 'day',
    test: /\/src\/features\/clockwork\/(?:clockwork-day\.module\.css|day-focus\.ts)$/,
  },
  {
    name: 'list',
    test: /\/src\/(?:records\/(?:record-grid|row-actions|delete-question|status-column|record-link|record-list)|page\/record-list-page)\.tsx$|\/machines\/lists\/deletion\.ts$/,
  },
  // Modules shared by records with a price, and the definitions of two of them.
  {
    name: 'priced',
    test: /\/(?:machines\/(?:records\/priced|services\/service|tools\/tool)|src\/records\/priced-text)\.ts$/,
  },
  // The view of one record, and the calls that it makes.
  {
    name: 'record-view',
    test: /\/(?:machines\/records\/create-record-view\.ts|src\/records\/record-view\.tsx)$/,
  },
  // Modules that audit pages share, with those that parse a scanned code.
  {
    name: 'asset-audit',
    test: /\/machines\/(?:asset-audit\/(?:asset-audit|tick)|asset-scan\/(?:scan-code|missed-codes))\.ts$|\/src\/records\/scan\/can-detect-codes\.ts$|\/src\/features\/asset-audit\/(?:audit-badge|use-audited-columns|use-reason-text)\.tsx?$/,
  },
  // Styles and limits that two pages share are too small for a separate file each.
  {
    name: 'administration',
    test: /\/src\/features\/(?:clients\/clients|users\/users)\.module\.css$|\/machines\/holidays\/ics\/limits\.ts$/,
  },
  { name: 'notices', test: /\/src\/page\/notices\.tsx$/ },
  // The sidebars of every page load after the page, in full.
  {
    name: 'aside',
    test: /\/src\/(?:routes\/-frame\/page-overlays|features\/notifications\/notification-bell\.widget)\.tsx$/,
  },
  // The Dashboard, with the modules that its later parts share.
  {
    name: 'dashboard',
    test: /\/src\/features\/dashboard\/dashboard\.(?:page\.tsx|module\.css)$/,
  },
  // Texts that are always shown together, one file per language.
  { name: getTextsChunk('frame'), test: messages(['shell', 'common', 'clockwork']) },
  { name: getTextsChunk('records'), test: messages(['records', 'grid']) },
  // Larger than the server that uses it, and unchanged from build to build.
  { name: 'msw', test: /\/node_modules\/(?:msw|@mswjs)\// },
  { name: 'world', test: /\/mocks\/(?:embedded-world|identity\/authorization)\.ts$/ },
  // The messages of the server, loaded when it first sends one.
  { name: 'server-texts', test: /\/mocks\/core\/messages\/(?:format-message|en)\.ts$/ },
  // With the calls that every tenant page makes first, the loading of demo data, and the modules
  // that all other areas share.
  {
    name: 'server',
    test: /\/mocks\/(?:browser|handlers\/(?:session|profile|clockwork)|seed\/(?:areas|random|seeded|last-change)|store\/(?:indexeddb-views|materialized-views)|common\/(?:catalogue\/\w+|clockwork\/(?:new-settings|length-cell))|core\/(?:names|versions|texts|numbers))\.ts$/,
  },
  // Used by every module that sends a notification.
  { name: 'notify', test: /\/mocks\/common\/notifications\/notify\.ts$/ },
  // The requests of the bell on every page, and those of the Dashboard.
  { name: 'bell-answers', test: /\/mocks\/(?:handlers\/notifications|core\/event-stream)\.ts$/ },
  {
    name: 'dashboard-answers',
    test: /\/mocks\/handlers\/dashboard(?:\/(?:holdings|times))?\.ts$/,
  },
  // A new world, and the demo data that the first request of the bell needs.
  { name: 'seed', test: /\/mocks\/seed\/seed\.ts$/ },
  {
    name: 'first-data',
    test: /\/mocks\/seed\/areas\/(?:notifications|people|projects|tags|teams)\.ts$/,
  },
  // The daily check for reminders, and then the assets that a tile counts.
  { name: 'reminders', test: /\/mocks\/common\/assets\/reminders\.ts$/ },
  { name: 'assigned-assets', test: /\/mocks\/seed\/areas\/(?:assets|vendors)\.ts$/ },
];

/**
 * Which modules share a file. By default, the bundler makes a file for every few modules that two
 * pages share, and a browser requests six files at a time.
 */
export const chunkGroups: Group[] = [...shared, ...parts].map((group, index, all) => ({
  ...group,
  priority: all.length - index,
}));
