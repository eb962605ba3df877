/**
 * The common names of browsers and operating systems. The order matters: most browsers also name
 * those that they are compatible with.
 */
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The browser and operating system that a `User-Agent` names; empty if unknown. */
export const parseBrowser = (userAgent: string): { browser: string; system: string } => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
});

/** A readable name, e.g. `Chrome on Linux`; the raw header when it names neither. */
export function browserName(userAgent: string): string {
  const { browser, system } = parseBrowser(userAgent);
  return [browser, system].filter((name) => name !== '').join(' on ') || userAgent;
}

const nameIn = (names: readonly [RegExp, string][], userAgent: string): string =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? '';
