import type { AreaMessages } from './messages/area.ts';
import { messagesFor, say, type Messages } from './messages/index.ts';
import type { Message } from './refusal.ts';

/** How the server speaks to one caller: in their language, of what all areas or their own say. */
export interface Speech {
  language: string;
  shared: Messages;
  /** The messages of the area that the call belongs to, once they are loaded. */
  own: AreaMessages;
  /** Finds the call in the server's log. */
  traceId: string;
}

/** The speech for an Accept-Language header, of a call that is traced from now on. */
export async function speechFor(acceptLanguage: string | null): Promise<Speech> {
  const { language, messages } = await messagesFor(acceptLanguage);
  return { language, shared: messages, own: {}, traceId: crypto.randomUUID() };
}

/** Messages as texts in the caller's language. */
export const sayAll = (messages: readonly Message[], speech: Speech): string[] =>
  messages.map(({ key, values }) => say(textOf(key, speech), values, speech.language));

function textOf(key: string, { language, shared, own }: Speech): string {
  const texts: Readonly<Record<string, string>> = shared;
  const said: Readonly<Record<string, string>> = own[key] ?? {};
  return said[language] ?? texts[key] ?? key;
}
