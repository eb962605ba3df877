import type { Feed } from './feed.ts';
import type { Message } from './http-error.ts';
import { formatMessages, type MessageLocale } from './message-locale.ts';

/** A file that is written after the call's transaction, since writing takes long. */
export interface FileResult<Type extends string = string> {
  /** The name under which a browser saves it. */
  name: string;
  type: Type;
  /** Writes its texts in the caller's language. */
  write(locale: MessageLocale): Promise<Uint8Array<ArrayBuffer>>;
}

/** A handler's result, before it becomes a response. */
export interface PlainResult {
  status: number;
  body?: unknown;
  file?: FileResult;
  feed?: Feed;
}

/** The response of a successful call, with its messages in the caller's language. */
export async function toResponse(response: PlainResult, locale: MessageLocale): Promise<Response> {
  const { body, file, status } = response;
  if (file) return fileResponse(file, status, locale);
  if (body === undefined) return new Response(null, { status, headers: buildHeaders(locale) });
  return json(hasMessages(body) ? await localizeMessages(body, locale) : body, status, locale);
}

/** The lists of messages that a response can contain. */
const lists = ['successMessages', 'warningMessages'] as const;

type Localizable = { [list in (typeof lists)[number]]?: Message[] } & { outcomes?: Outcome[] };

/** The result of one item of a bulk call, with its errors. */
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

/** The headers of every response: no caching, no content sniffing, and the trace id of the call. */
export const buildHeaders = ({ traceId }: MessageLocale) => ({
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Trace-Id': traceId,
});

/** A response with a body. */
export function json(body: unknown, status: number, locale: MessageLocale): Response {
  const headers = { ...buildHeaders(locale), 'Content-Language': locale.language };
  return Response.json(body, { status, headers });
}
