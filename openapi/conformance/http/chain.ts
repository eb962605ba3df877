import { isMadeUp } from '../input/new-id.ts';
import { isObject } from '../json.ts';
import type { Exchange } from './exchange.ts';

/** How somebody's access token is got: a command of a shell that prints it; null where none can. */
export type SignInCommand = (who: string) => string | null;

/**
 * The lines of a shell that make the calls of a check again, up to the one that shows the failure.
 * What the kit has made up is made up again, and what the server has named is taken from its
 * responses, so that the lines work more than once. Tokens stay out of them: each is taken from the
 * environment, or got by a command.
 */
export function buildChain(
  exchanges: readonly Exchange[],
  failing: Exchange | null,
  signIn: SignInCommand,
): string[] {
  const end = failing === null ? -1 : exchanges.lastIndexOf(failing);
  const calls = exchanges.slice(0, end < 0 ? undefined : end + 1);
  const lines: string[] = [];
  const names = new Map<string, string>();
  const signedIn = new Set<string>();
  const rename = (text: string) => {
    for (const value of madeUpIn(text)) {
      if (names.has(value)) continue;
      const name = `new${names.size + 1}`;
      names.set(value, name);
      const cut = value.length === markLength ? `.slice(0, ${markLength})` : '';
      lines.push(`${name}=$(node -p 'crypto.randomUUID()${cut}')`);
    }
    return renamed(text, names);
  };
  calls.forEach((call, at) => {
    for (const [variable, who] of tokensIn(call)) {
      if (signedIn.has(variable)) continue;
      signedIn.add(variable);
      lines.push(rename(tokenLine(variable, who, signIn)));
    }
    const later = calls.slice(at + 1).map(({ curl }) => curl);
    const line = rename(call.curl);
    const isLast = at === calls.length - 1;
    lines.push(`# ${at + 1}. ${getTitle(call)}`);
    const captures = isLast ? [] : findCaptures(call, later, names);
    if (captures.length > 0) lines.push(`response=$(${withOptions(line, '-sS')})`);
    else lines.push(isLast ? line : withOptions(line, `-sS -o /dev/null -w '%{http_code}\\n'`));
    for (const { value, path, by } of captures) {
      const name = `id${names.size + 1}`;
      names.set(value, name);
      const given = by === null ? '' : ` "$${by}"`;
      lines.push(`${name}=$(printf %s "$response" | node -p '${read}${path}'${given})`);
    }
  });
  return lines;
}

const read = 'JSON.parse(require("fs").readFileSync(0, "utf8"))';

/** A call in a line, with what came of it in the run. */
export const getTitle = ({ request, as, status, networkError }: Exchange): string =>
  `${request.method} ${request.url} as ${as}: ${networkError ?? status}`;

const withOptions = (line: string, options: string) =>
  line.replace('curl -sS -i', `curl ${options}`);

function tokenLine(variable: string, who: string, signIn: SignInCommand): string {
  const command = signIn(who);
  return command === null
    ? `: "\${${variable}:?Set it to the access token of ${who}.}"`
    : `: "\${${variable}:=$(${command})}"`;
}

/** The variables of the tokens that a call is sent with, and whose they are. */
function tokensIn({ shown, who }: Exchange): [variable: string, who: string][] {
  const found = new Set(shown?.match(/ATRIUM_TOKEN_\w+/g));
  return [...found].map((variable) => [variable, who ?? parseRole(variable)]);
}

const parseRole = (variable: string): string =>
  variable
    .replace(/^ATRIUM_TOKEN_|_\d+$/g, '')
    .toLowerCase()
    .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const markLength = 8;
const mark = /(?<![0-9a-f-])[0-9a-f]{8}(?![0-9a-f-])/g;

const madeUpIn = (text: string): string[] =>
  [...(text.match(uuid) ?? []), ...(text.match(mark) ?? [])].filter(isMadeUp);

/** A line whose known values are variables; they stand inside single quotes. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  let changed = text;
  for (const [value, name] of names) changed = changed.replaceAll(value, `'"$${name}"'`);
  return changed;
}

interface Capture {
  value: string;
  /** Where it stands in the response, as JavaScript reads it. */
  path: string;
  /** The variable of something made up by which its row is found; null where it is not in a row. */
  by: string | null;
}

/** What later calls name that this response has named first. */
function findCaptures(
  { request, status, json }: Exchange,
  later: readonly string[],
  names: ReadonlyMap<string, string>,
): Capture[] {
  if (status >= 300) return [];
  const isRead = request.method === 'GET';
  const isNeeded = ({ value, by }: Capture) =>
    // What is only read was there before, under the same name, unless its row tells of a new record.
    (!isRead || by !== null) &&
    /^[\w-]{8,}$/.test(value) &&
    !names.has(value) &&
    later.some((line) => line.includes(value));
  return textsIn(json, { path: '', by: null }, names).filter(isNeeded).filter(isFirst);
}

const isFirst = ({ value }: Capture, at: number, all: readonly Capture[]) =>
  all.findIndex((each) => each.value === value) === at;

function textsIn(
  value: unknown,
  { path, by }: Omit<Capture, 'value'>,
  names: ReadonlyMap<string, string>,
): Capture[] {
  if (typeof value === 'string') return [{ value, path, by }];
  if (Array.isArray(value)) {
    return value.flatMap((each, at) => {
      const text = JSON.stringify(each);
      const [, name] = (by === null && [...names].find(([made]) => text.includes(made))) || [];
      const location =
        name === undefined ? { path: `${path}[${at}]`, by } : buildRowPath(path, name);
      return textsIn(each, location, names);
    });
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, { path: `${path}[${JSON.stringify(key)}]`, by }, names),
  );
}

/** The row of a list that names something made up, wherever it comes in the list. */
const buildRowPath = (path: string, by: string) => ({
  path: `${path}.find((row) => JSON.stringify(row).includes(process.argv[1]))`,
  by,
});
