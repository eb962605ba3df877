import type { Feed } from './feed.ts';
import type { Message } from './refusal.ts';
import { sayAll, type Speech } from './speech.ts';

/** A file that is written after the call's transaction, since that takes time of its own. */
export interface FileResult<Type extends string = string> {
  /** The name that a browser saves it under. */
  name: string;
  type: Type;
  /** Its words are said in the language of whoever asked for it. */
  write(speech: Speech): Promise<Uint8Array<ArrayBuffer>>;
}

/** What a handler answers, before it is made a response. */
export interface PlainResult {
  status: number;
  body?: unknown;
  file?: FileResult;
  feed?: Feed;
}

/** The response of a successful call, its messages in the caller's language. */
export async function toResponse(response: PlainResult, speech: Speech): Promise<Response> {
  const { body, file, status } = response;
  if (file) return fileResponse(file, status, speech);
  if (body === undefined) return new Response(null, { status, headers: headersOf(speech) });
  return json(isTold(body) ? await told(body, speech) : body, status, speech);
}

/** The lists of messages that answers carry. */
const lists = ['successMessages', 'warningMessages'] as const;

type Told = { [list in (typeof lists)[number]]?: Message[] } & { outcomes?: Outcome[] };

/** What became of one of several, and why not. */
type Outcome = { errorMessages: Message[] };

const isTold = (body: unknown): body is Told =>
  typeof body === 'object' && body !== null && lists.some((list) => list in body);

async function told(body: Told, speech: Speech): Promise<object> {
  const said = { ...body };
  const texts: Partial<Record<(typeof lists)[number], string[]>> = {};
  for (const list of lists) if (said[list]) texts[list] = await sayAll(said[list], speech);
  if (!said.outcomes) return { ...said, ...texts };
  const outcomes = [];
  for (const each of said.outcomes) {
    outcomes.push({ ...each, errorMessages: await sayAll(each.errorMessages, speech) });
  }
  return { ...said, ...texts, outcomes };
}

async function fileResponse(file: FileResult, status: number, speech: Speech): Promise<Response> {
  const headers = {
    ...headersOf(speech),
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  };
  return new Response(await file.write(speech), { status, headers });
}

/** What every answer says: that nobody may keep it or guess its type, and the trace of its call. */
export const headersOf = ({ traceId }: Speech) => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Trace-Id': traceId,
});

/** An answer with a body. */
export function json(body: unknown, status: number, speech: Speech): Response {
  const headers = { ...headersOf(speech), 'Content-Language': speech.language };
  return Response.json(body, { status, headers });
}
