import { said } from './page.ts';
import type { Kind } from './weathers.ts';

/** What each cause is called by, whatever the sentence around it. */
const words: Readonly<Record<Kind, RegExp>> = {
  fault: /server (?:has |had )?(?:failed|a fault|an error|trouble)|fault (?:of|on|in) the server/i,
  forbidden: /not allowed|the right|access denied/i,
  notFound: /not found|no longer (?:there|exists)|does not exist|could not be found|is gone/i,
  sessionOver: /Your Session has expired\./,
  unreachable: /server could not be reached|check your connection/i,
  timedOut: /took too long/i,
  malformed: /answer (?:\w+ ){0,3}could not be (?:read|understood)/i,
};

/** The causes that the page names. */
export const causesSaid = (): Kind[] =>
  (Object.keys(words) as Kind[]).filter((kind) => words[kind].test(said()));
