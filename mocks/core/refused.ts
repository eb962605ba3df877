import { json } from './answers.ts';
import type { HttpError, Message } from './refusal.ts';
import { sayAll, type Speech } from './speech.ts';

/** The response of a refusal: the contract's error answer. Loaded with the first one. */
export async function toErrorResponse(rejection: HttpError, speech: Speech): Promise<Response> {
  const { status, messages, fields, retryAfter, changedFields } = rejection;
  const fieldErrors: [name: string, texts: string[]][] = [];
  for (const [name, said] of Object.entries(fields)) {
    fieldErrors.push([name, await sayAll(said, speech)]);
  }
  const response = json(
    {
      errorMessages: [...new Set(await sayAll(await named(messages, speech), speech))],
      code: messages[0]?.key ?? 'fault',
      traceId: speech.traceId,
      ...(fieldErrors.length > 0 && { fieldErrors: Object.fromEntries(fieldErrors) }),
      ...(changedFields && { changedFields }),
    },
    status,
    speech,
  );
  if (status === 401) response.headers.set('WWW-Authenticate', challengeOf(messages));
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}

/** How to identify oneself, and whether what was sent was wrong. Source: RFC 6750, section 3. */
const challengeOf = ([first]: readonly Message[]): string =>
  first?.key === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"';

/** A right is called as the app calls it; the names are loaded with the first one that is said. */
async function named(messages: readonly Message[], { language }: Speech): Promise<Message[]> {
  const rightOf = ({ values }: Message) => values?.['privilege'];
  if (messages.every((message) => rightOf(message) === undefined)) return [...messages];
  const { rightsIn } = await import('./messages/rights.ts');
  return messages.map((message) => {
    const right = rightOf(message);
    if (right === undefined) return message;
    const privilege = rightsIn(language, String(right).split(' / '));
    return { ...message, values: { ...message.values, privilege } };
  });
}
