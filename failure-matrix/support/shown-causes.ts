import { readTextIn } from './page.ts';
import type { Kind } from './network-scenarios.ts';

/** The text that identifies each cause, whatever the message around it. */
const patterns: Readonly<Record<Kind, RegExp>> = {
  serverError: /Something went wrong on the server/,
  down: /The service is (?:temporarily unavailable|down)/,
  forbidden: /(?:don’t|do not) have permission|You need the .+ permission|Access denied/i,
  notFound:
    /Not found\.|page not found|tried to change wasn’t found|was deleted while you were editing|belongs to was deleted|deleted this in the meantime/,
  sessionOver: /Your Session has expired\./,
  unreachable: /The server could not be reached|Couldn’t reach the server|check your connection/i,
  timedOut: /took too long/,
  malformed: /sent an unexpected response/,
  rejected: /couldn’t accept this/,
};

const causesIn = (text: string): Kind[] =>
  (Object.keys(patterns) as Kind[]).filter((kind) => patterns[kind].test(text));

/** The causes that the page shows, checked with every change of the page. */
export const findShownCauses = (): Kind[] => causesIn(readTextIn('body'));

/** The causes shown by the form or by the dialog with the Save button. */
export const findSaveCauses = (): Kind[] => causesIn(readTextIn('main form, [role="dialog"]'));
