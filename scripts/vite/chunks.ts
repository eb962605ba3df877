import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

const messages = (areas: readonly string[]) =>
  new RegExp(`/i18n/messages/[^/]+/(?:${areas.join('|')})\\.json$`);

/** The name of the file that texts are in: one for each language. */
const getTextsChunk = (part: string) => (id: string) =>
  `${part}-texts-${/messages\/([^/]+)\//.exec(id)?.[1] ?? ''}`;

/** The areas that every page of a tenant, or the Dashboard, asks. */
const startAreas = ['session', 'profile', 'dashboard', 'clockwork', 'notifications'];

const buildCallsPattern = (areas: string) =>
  new RegExp(`/openapi/(?:generated/operations|client/calls)/${areas}\\.ts$`);

const either = (...tests: readonly RegExp[]) =>
  new RegExp(tests.map(({ source }) => source).join('|'));

const callsOfArea = (id: string) => `calls-${/([a-z]+)\.ts$/.exec(id)?.[1] ?? ''}`;

/** What both the app and the demo server's own pages may need: files that start nothing. */
const shared: Group[] = [
  { name: 'helpers', test: /^\0(?!virtual:)|vite\/preload-helper/ },
  { name: 'dates', test: /node_modules\/date-fns(?:-tz)?\/|\/machines\/zoned\.ts$/ },
  // Forms take addresses as the server does; the rest of the validator is the server's alone.
  { name: 'formats', test: /@cfworker\/json-schema\/.*\/format\.js$/ },
];

/**
 * Parts that always load as a whole, in the order in which they load. Each takes with it what it
 * imports, as far as no part before it has it.
 */
const parts: Group[] = [
  // With all that the first calls need of the start page: they do not wait for it.
  {
    name: 'boot',
    test: /\/(?:index\.html|src\/main\.tsx|src\/session\/(?:selected-tenant|persisted-rights)\.ts|machines\/session\/entry-rule\.ts)$/,
  },
  { name: 'landing', test: /\/src\/app\/start\.tsx$/ },
  // Where the pages of a tenant are: visitors do without.
  { name: 'routes', test: /\/src\/routeTree\.gen\.ts$/ },
  // What pages for visitors share with all others, and what asks for a dialog, which is loaded once it opens.
  {
    name: 'plain',
    test: /\/(?:src\/ui\/(?:text-field|banner|mark|spinner|unavailable|kbd|blocked)\.tsx|src\/page\/version\.ts|src\/i18n\/cause-text\.ts)$|\/src\/ui\/(?:(?:dialog|alert-dialog|confirm-dialog|menu-button)\.tsx|menu-context\.ts|dialog\.module\.css)$|\/react-aria\/.*\/(?:VisuallyHidden|PressResponder|useDescription|animation|PortalProvider|useLocalizedStringFormatter)\.mjs$/,
  },
  // What forms check, for visitors or not: the first pages of a tenant have none.
  {
    name: 'checks',
    test: /\/(?:src\/i18n\/error-text\.tsx?|machines\/(?:validation\/(?:field-errors|rules)|time-zones)\.ts)$/,
  },
  // What is shown instead of the app.
  { name: 'broken', test: /\/src\/app\/(?:crash|configuration)-page\.tsx$/ },
  // With the calls that the first pages make.
  {
    name: 'session',
    test: either(
      buildCallsPattern(`(?:${startAreas.join('|')})`),
      /\/(?:machines\/session\/workspace\.actors\.ts|src\/(?:session\/(?:session|read-workspace)|page\/(?:navigation-guard|enter-page|complete-sign-in|use-session))\.ts|src\/(?:records\/blocked\.tsx|page\/(?:late-notices|use-sign-out)\.tsx|ui\/(?:focus-invalid|use-emitted)\.ts)|@xstate\/react\/.*\.js)$/,
    ),
  },
  // The calls of each other area: pages take theirs along.
  { name: callsOfArea, test: buildCallsPattern('(?!all\\.)[a-z]+') },
  // With small parts that many pages have, so that none of these takes a larger file along.
  {
    name: 'frame',
    test: /\/(?:src\/(?:routes\/-frame\/tenant-frame\.tsx|page\/(?:addresses|use-send-on-change)\.ts|session\/owner-storage\.ts|ui\/(?:badge|table|row-menu)\.tsx|ui\/use-focus-loss\.ts)|machines\/clockwork\/(?:assert-defined|continue-entry|start-entry\.actors)\.ts)$|\/lucide-react\/.*\/(?:laptop|sliders-horizontal|x)\.mjs$/,
  },
  // Who hears of news: the bell and a tile of the Dashboard, which waits for no dialog.
  { name: 'updates', test: /\/src\/page\/use-notifications\.ts$/ },
  // The list behind the bell, on its page as well.
  {
    name: 'notification-panel',
    test: /\/src\/page\/notification-panel\.ts$|\/machines\/notifications\/notifications\.ts$/,
  },
  // Those that several pages show; what the Dashboard has of them comes with its frame.
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  // Groups of choices in a form need it as well, and nothing else of what opens over a page.
  { name: 'focus', test: /\/(?:FocusScope|SelectionIndicator)\.mjs$/ },
  // What positions an overlay at a control: a tooltip needs no more.
  { name: 'popovers', test: /\/src\/ui\/tooltip-panel\.tsx$/ },
  { name: 'combo-box', test: /\/src\/ui\/combo-box(?:-parts)?\.tsx$/ },
  {
    name: 'overlays',
    test: /\/src\/ui\/(?:dialog-panel|popover-sheet|menu|select)\.tsx$|\/src\/shell\/get-selected-key\.ts$/,
  },
  // What the pages of records share: all of them, forms and views, lists.
  {
    name: 'head',
    test: /\/src\/(?:records\/(?:(?:page-head|add-link|save-failure|draft-offer)\.tsx|parts\.module\.css)|page\/(?:use-copy-address\.tsx?|use-record-list\.ts|use-unsaved\.ts)|ui\/use-(?:error-focus|focus-after)\.ts)$|\/machines\/(?:records\/form-errors|lists\/create-list)\.ts$/,
  },
  {
    name: 'readable',
    test: /\/src\/(?:records\/readable|page\/of-record)\.tsx$/,
  },
  // What hands the focus of a day on is too little for a file of its own.
  {
    name: 'day',
    test: /\/src\/features\/clockwork\/(?:clockwork-day\.module\.css|day-focus\.ts)$/,
  },
  {
    name: 'list',
    test: /\/src\/(?:records\/(?:record-grid|row-actions|delete-question|status-column|record-link|record-list)|page\/record-list-page)\.tsx$|\/machines\/lists\/deletion\.ts$/,
  },
  // What records with a price share, and what makes two of them records.
  {
    name: 'priced',
    test: /\/(?:machines\/(?:records\/priced|services\/service|tools\/tool)|src\/records\/priced-text)\.ts$/,
  },
  // What the view of one record shows, and what it asks.
  {
    name: 'record-view',
    test: /\/(?:machines\/records\/create-record-view\.ts|src\/records\/record-view\.tsx)$/,
  },
  // What an audit's pages share, with what is read from a code.
  {
    name: 'asset-audit',
    test: /\/machines\/(?:asset-audit\/(?:asset-audit|tick)|asset-scan\/(?:scan-code|missed-codes))\.ts$|\/src\/records\/scan\/can-detect-codes\.ts$|\/src\/features\/asset-audit\/(?:audit-badge|use-audited-columns|use-reason-text)\.tsx?$/,
  },
  { name: 'notices', test: /\/src\/page\/notices\.tsx$/ },
  // What stands beside every page comes after it, and all of it.
  {
    name: 'aside',
    test: /\/src\/(?:routes\/-frame\/page-overlays|features\/notifications\/notification-bell\.widget)\.tsx$/,
  },
  // The Dashboard, with what its parts share that come later.
  {
    name: 'dashboard',
    test: /\/src\/features\/dashboard\/dashboard\.(?:page\.tsx|module\.css)$/,
  },
  // Texts that are always shown together, of each language.
  { name: getTextsChunk('frame'), test: messages(['shell', 'common', 'clockwork']) },
  { name: getTextsChunk('records'), test: messages(['records', 'grid']) },
  // Larger than the server that it serves, and unchanged from build to build.
  { name: 'msw', test: /\/node_modules\/(?:msw|@mswjs)\// },
  { name: 'world', test: /\/mocks\/(?:embedded-world|identity\/authorization)\.ts$/ },
  // What the server says, loaded when it says something.
  { name: 'server-texts', test: /\/mocks\/core\/messages\/(?:format-message|en)\.ts$/ },
  // With what every page of a tenant asks first, what puts demo data in, and what all other areas share.
  {
    name: 'server',
    test: /\/mocks\/(?:browser|handlers\/(?:session|profile|clockwork)|seed\/(?:areas|random|seeded|last-change)|store\/(?:indexeddb-views|materialized-views)|common\/(?:catalogue\/\w+|clockwork\/new-settings)|core\/(?:names|versions|texts|numbers))\.ts$/,
  },
  // Whoever has news for somebody.
  { name: 'notify', test: /\/mocks\/common\/notifications\/notify\.ts$/ },
  // What the bell asks on every page, and what the Dashboard asks.
  { name: 'bell-answers', test: /\/mocks\/(?:handlers\/notifications|core\/event-stream)\.ts$/ },
  {
    name: 'dashboard-answers',
    test: /\/mocks\/handlers\/dashboard(?:\/(?:holdings|times))?\.ts$/,
  },
  // A world that is new, and the demo data that the first bell asks for.
  { name: 'seed', test: /\/mocks\/seed\/seed\.ts$/ },
  {
    name: 'first-data',
    test: /\/mocks\/seed\/areas\/(?:notifications|people|projects|tags|teams)\.ts$/,
  },
  // What is looked for once a day, and then the assets that a tile counts.
  { name: 'reminders', test: /\/mocks\/common\/assets\/reminders\.ts$/ },
  { name: 'assigned-assets', test: /\/mocks\/seed\/areas\/(?:assets|vendors)\.ts$/ },
];

/**
 * Which modules share a file. Left to itself, the bundler makes a file of every few modules that
 * two pages share, and a browser asks for six files at a time.
 */
export const chunkGroups: Group[] = [...shared, ...parts].map((group, index, all) => ({
  ...group,
  priority: all.length - index,
}));
