import { isMadeUp } from '../input/new-id.ts';
import { isObject } from '../json.ts';
import type { Exchange } from './exchange.ts';

/** The shell command that prints a person's access token; null if there is none. */
export type SignInCommand = (who: string) => string | null;

/**
 * The shell lines that repeat the calls of a check, up to the failed one. Ids made up by the kit
 * are generated again and ids from the server are taken from its responses, so that the lines work
 * more than once. Tokens are never included: each comes from the environment or from a command.
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

/** One line with a call and its result in the run. */
export const getTitle = ({ request, as, status, networkError }: Exchange): string =>
  `${request.method} ${request.url} as ${as}: ${networkError ?? status}`;

const withOptions = (line: string, options: string) =>
  line.replace('curl -sS -i', `curl ${options}`);

function tokenLine(variable: string, who: string, signIn: SignInCommand): string {
  const command = signIn(who);
  return command === null
    ? `: "\${${variable}:?Set this variable to the access token of ${who}.}"`
    : `: "\${${variable}:=$(${command})}"`;
}

/** The token variables that a call is sent with, and their owners. */
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

/** A line whose known values are replaced by variables; they are inside single quotes. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  let changed = text;
  for (const [value, name] of names) changed = changed.replaceAll(value, `'"$${name}"'`);
  return changed;
}

interface Capture {
  value: string;
  /** The JavaScript path in the response. */
  path: string;
  /** The variable of a made-up value that identifies its row; null where it is not in a row. */
  by: string | null;
}

/** The values that appear first in this response and are used by later calls. */
function findCaptures(
  { request, status, json }: Exchange,
  later: readonly string[],
  names: ReadonlyMap<string, string>,
): Capture[] {
  if (status >= 300) return [];
  const isRead = request.method === 'GET';
  const isNeeded = ({ value, by }: Capture) =>
    // A value from a GET existed before under the same name, unless its row contains a new record.
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

/** The path to the row of a list that contains a made-up value, at any index. */
const buildRowPath = (path: string, by: string) => ({
  path: `${path}.find((row) => JSON.stringify(row).includes(process.argv[1]))`,
  by,
});
