/** The server's languages; the first is the fallback. */
export const languages = ['en', 'fr', 'es', 'zh', 'ar'] as const;
export type Language = (typeof languages)[number];

/** One message of an area in every language, in the template syntax of `say`. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** The messages of an area's own calls, loaded with its handlers: key → language → text. */
export type AreaMessages = Readonly<Record<string, LocalizedText>>;
