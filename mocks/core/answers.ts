import type { Feed } from './feed.ts';
import type { Message } from './refusal.ts';
import { formatMessages, type MessageLocale } from './speech.ts';

/** A file that is written after the call's transaction, since that takes time of its own. */
export interface FileResult<Type extends string = string> {
  /** The name that a browser saves it under. */
  name: string;
  type: Type;
  /** Its words are said in the language of whoever asked for it. */
  write(locale: MessageLocale): Promise<Uint8Array<ArrayBuffer>>;
}

/** What a handler answers, before it is made a response. */
export interface PlainResult {
  status: number;
  body?: unknown;
  file?: FileResult;
  feed?: Feed;
}

/** The response of a successful call, its messages in the caller's language. */
export async function toResponse(response: PlainResult, locale: MessageLocale): Promise<Response> {
  const { body, file, status } = response;
  if (file) return fileResponse(file, status, locale);
  if (body === undefined) return new Response(null, { status, headers: buildHeaders(locale) });
  return json(hasMessages(body) ? await localizeMessages(body, locale) : body, status, locale);
}

/** The lists of messages that answers carry. */
const lists = ['successMessages', 'warningMessages'] as const;

type Localizable = { [list in (typeof lists)[number]]?: Message[] } & { outcomes?: Outcome[] };

/** What became of one of several, and why not. */
type Outcome = { errorMessages: Message[] };

const hasMessages = (body: unknown): body is Localizable =>
  typeof body === 'object' && body !== null && lists.some((list) => list in body);

async function localizeMessages(body: Localizable, locale: MessageLocale): Promise<object> {
  const messages = { ...body };
  const texts: Partial<Record<(typeof lists)[number], string[]>> = {};
  for (const list of lists)
    if (messages[list]) texts[list] = await formatMessages(messages[list], locale);
  if (!messages.outcomes) return { ...messages, ...texts };
  const outcomes = [];
  for (const each of messages.outcomes) {
    outcomes.push({ ...each, errorMessages: await formatMessages(each.errorMessages, locale) });
  }
  return { ...messages, ...texts, outcomes };
}

async function fileResponse(
  file: FileResult,
  status: number,
  locale: MessageLocale,
): Promise<Response> {
  const headers = {
    ...buildHeaders(locale),
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
  };
  return new Response(await file.write(locale), { status, headers });
}

/** What every answer says: that nobody may keep it or guess its type, and the trace of its call. */
export const buildHeaders = ({ traceId }: MessageLocale) => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Trace-Id': traceId,
});

/** An answer with a body. */
export function json(body: unknown, status: number, locale: MessageLocale): Response {
  const headers = { ...buildHeaders(locale), 'Content-Language': locale.language };
  return Response.json(body, { status, headers });
}
