import { json } from './responses.ts';
import type { HttpError, Message } from './http-error.ts';
import { formatMessages, type MessageLocale } from './message-locale.ts';

/** The response for an error, in the contract's form. Loaded with the first one. */
export async function toErrorResponse(
  rejection: HttpError,
  locale: MessageLocale,
): Promise<Response> {
  const { status, messages, fields, retryAfter, changedFields, otherId } = rejection;
  const fieldErrors: [name: string, texts: string[]][] = [];
  for (const [name, fieldMessages] of Object.entries(fields)) {
    fieldErrors.push([name, await formatMessages(fieldMessages, locale)]);
  }
  const response = json(
    {
      errorMessages: [...new Set(await formatMessages(await named(messages, locale), locale))],
      code: messages[0]?.key ?? 'fault',
      traceId: locale.traceId,
      ...(fieldErrors.length > 0 && { fieldErrors: Object.fromEntries(fieldErrors) }),
      ...(changedFields && { changedFields }),
      ...(otherId !== undefined && { otherId }),
    },
    status,
    locale,
  );
  if (status === 401) response.headers.set('WWW-Authenticate', buildChallenge(messages));
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/** The authentication challenge, and whether the token was invalid. Source: RFC 6750, section 3. */
const buildChallenge = ([first]: readonly Message[]): string =>
  first?.key === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"';

/** Replaces a right by its name in the app; the names are loaded with the first such message. */
async function named(
  messages: readonly Message[],
  { language }: MessageLocale,
): Promise<Message[]> {
  const getPrivilege = ({ values }: Message) => values?.['privilege'];
  if (messages.every((message) => getPrivilege(message) === undefined)) return [...messages];
  const { rightsIn } = await import('../messages/rights.ts');
  return messages.map((message) => {
    const right = getPrivilege(message);
    if (right === undefined) return message;
    const privilege = rightsIn(language, String(right).split(' / '));
    return { ...message, values: { ...message.values, privilege } };
  });
}
