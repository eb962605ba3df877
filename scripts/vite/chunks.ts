import type { Rolldown } from 'vite';

/** A part of the app by one of its modules, or by a folder, in load order. A part has its imports. */
const parts: Record<string, RegExp> = {
  // Both the app and the demo server need these; in another part, one would load the other.
  helpers: /^\0(?!virtual:)|\/generated\/privileges\.ts$|json-schema\/.*\/format\.js$/,
  dates: /node_modules\/date-fns(?:-tz)?\/|\/packages\/time\//,
  boot: /\/index\.html$|\/src\/main\.tsx$|\/machines\/session\/entry-rule\.ts$/,
  landing: /\/src\/app\/start\.tsx$/,
  routes: /\/src\/routeTree\.gen\.ts$/,
  plain:
    /\/(?:src\/(?:ui\/(?:\w+\/)+(?:text-field|alert-dialog|confirm-dialog|menu-button|mark|spinner|banner|unavailable|blocked|use-error-focus)|i18n\/(?:cause-text|error-text))|machines\/(?:validation\/(?:field-errors|rules|email)|time-zones))\.tsx?$/,
  session:
    /\/src\/(?:session\/(?:session|read-workspace)|page\/\w+\/(?:complete-sign-in|late-notices|use-sign-out|navigation-guard)|ui\/\w+\/(?:focus-invalid|use-emitted))\.tsx?$|\/@xstate\/react\//,
  frame: /\/src\/routes\/-frame\/tenant-frame\.tsx$/,
  popovers: /\/src\/ui\/\w+\/tooltip-panel\.tsx$/,
  head: /\/src\/records\/\w+\/(?:page-head|save-failure|draft-offer)\.tsx$/,
  fields: /\/src\/ui\/\w+\/(?:switch|number-field|checkbox|radio-group)\.tsx$/,
  drop: /\/src\/ui\/\w+\/file-drop\.tsx$/,
  list: /\/src\/(?:records\/\w+\/(?:record-list|delete-question)|page\/\w+\/record-list-page)\.tsx$/,
  form: /\/src\/records\/\w+\/record-form\.tsx$/,
  overlays: /\/src\/ui\/\w+\/(?:dialog-panel|popover-sheet|menu|select)\.tsx$/,
  msw: /\/node_modules\/(?:msw|@mswjs)\//,
  server:
    /\/mocks\/(?:browser|identity\/authorization|handlers\/(?:session|profile|clockwork))\.ts$/,
  seed: /\/mocks\/seed\/(?:seed|areas\/(?:notifications|people|projects|tags|teams))\.ts$/,
};

/** The texts that every tenant page, or every list, shows: one file per language. */
const getTextsName = (id: string): string | null => {
  const [, tag, area] =
    /\/i18n\/messages\/(\w+)\/(shell|common|clockwork|records|grid)\./.exec(id) ?? [];
  return area === undefined
    ? null
    : `${/records|grid/.test(area) ? 'records' : 'frame'}-texts-${tag}`;
};

/** The modules that share a file, so that a page needs few requests; all others are left to the bundler. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  ...Object.entries(parts).map(([name, test], index) => ({ name, test, priority: 50 - index })),
  { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
  { name: getTextsName },
];
