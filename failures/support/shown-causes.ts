import { readTextIn } from './page.ts';
import type { Kind } from './network-scenarios.ts';

/** The text that identifies each cause, whatever the message around it. */
const patterns: Readonly<Record<Kind, RegExp>> = {
  serverError: /The server met a fault/,
  down: /The service is down/,
  forbidden: /do not have the right|Access denied/i,
  notFound: /not found|has deleted this meanwhile|does not exist|no longer there/i,
  sessionOver: /Your Session has expired\./,
  unreachable: /The server could not be reached|check your connection/i,
  timedOut: /took too long/,
  malformed: /answer could not be (?:read|understood)/,
  rejected: /refused this and gave no reason/,
};

const causesIn = (text: string): Kind[] =>
  (Object.keys(patterns) as Kind[]).filter((kind) => patterns[kind].test(text));

/** The causes that the page shows, checked with every change of the page. */
export const findShownCauses = (): Kind[] => causesIn(readTextIn('body'));

/** The causes shown by the form or by the dialog with the Save button. */
export const findSaveCauses = (): Kind[] => causesIn(readTextIn('main form, [role="dialog"]'));
