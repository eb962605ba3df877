/** The languages the server speaks; the first fits everyone else. */
export const languages = ['en', 'fr', 'es', 'zh', 'ar'] as const;
export type Language = (typeof languages)[number];

/** One message of an area in every language, in the small syntax of `formatMessage`. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** What an area's own calls say, loaded with its handlers: key → language → text. */
export type AreaMessages = Readonly<Record<string, LocalizedText>>;
