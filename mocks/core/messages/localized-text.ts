/** The server's languages; the first is the fallback. */
export const languages = ['en', 'fr', 'es', 'zh', 'ar'] as const;
export type Language = (typeof languages)[number];

/** One message of an area in every language, in the template syntax of `say`. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** The messages of an area's own calls, loaded with its handlers: key → language → text. */
export type AreaMessages = Readonly<Record<string, LocalizedText>>;

/**
 * The messages of each area in addition to the server's own. The core knows none of them: each area
 * adds its own here from `mocks/handlers/<area>/messages.ts`.
 */
export interface MessagesOfAreas {}

/** The keys of the areas that have their own messages. */
export type AreaMessageKey = {
  [Area in keyof MessagesOfAreas]: keyof MessagesOfAreas[Area];
}[keyof MessagesOfAreas];
