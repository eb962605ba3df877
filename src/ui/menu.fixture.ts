/** The code of a menu that has come along with its button. */
export const readyMenu = { prepare: () => Promise.resolve(), isLoaded: () => true };
