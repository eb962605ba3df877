import type { AreaMessages, Language } from '../messages/localized-text.ts';
import { languageFor, messagesIn } from '../messages/index.ts';
import { once } from '../once.ts';
import type { Message } from './http-error.ts';

/** The messages for one caller, in their language: the shared ones and those of the call's area. */
export interface MessageLocale {
  language: Language;
  /** Loads the messages of the call's area. */
  own(): Promise<AreaMessages>;
  /** Identifies the call in the server's log. */
  traceId: string;
}

/** The messages for an Accept-Language header; creates the trace id of the call. */
export const getMessageLocale = (acceptLanguage: string | null): MessageLocale => ({
  language: languageFor(acceptLanguage),
  own: async () => ({}),
  traceId: crypto.randomUUID(),
});

const saying = once(() => import('../messages/format-message.ts'));

/**
 * Formats messages in the caller's language. A field is named by its label in the area's messages,
 * `field.<name>`, else by its name.
 */
export async function formatMessages(
  messages: readonly Message[],
  locale: MessageLocale,
): Promise<string[]> {
  if (messages.length === 0) return [];
  const { language } = locale;
  const { formatMessage } = await saying();
  const shared: Readonly<Record<string, string>> = await messagesIn(language);
  const isShared = messages.every(({ key, values }) => key in shared && !values?.['field']);
  const own = isShared ? {} : await locale.own();
  return messages.map(({ key, values }) => {
    const localized: Readonly<Record<string, string>> = own[key] ?? {};
    const label = own[`field.${String(values?.['field'])}`]?.[language];
    const named = label ? { ...values, field: label } : values;
    return formatMessage(localized[language] ?? shared[key] ?? key, named, language);
  });
}
