/**
 * The messages of each area in addition to the server's own. The core knows none of them: each area
 * adds its own here from `mocks/handlers/<area>/messages.ts`.
 */
export interface MessagesOfAreas {}

/** The keys of the areas that have their own messages. */
export type AreaMessageKey = {
  [Area in keyof MessagesOfAreas]: keyof MessagesOfAreas[Area];
}[keyof MessagesOfAreas];
