/**
 * What areas say beside the server's own messages, by area. The core knows none of them: each names
 * its own here from where they stand, `mocks/handlers/<area>/messages.ts`.
 */
export interface MessagesOfAreas {}

/** The keys of the areas that bring messages of their own. */
export type AreaMessageKey = {
  [Area in keyof MessagesOfAreas]: keyof MessagesOfAreas[Area];
}[keyof MessagesOfAreas];
