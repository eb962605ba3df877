/** The code of a menu that has come along with its button. */
export const readyMenu = { preload: () => Promise.resolve(), isLoaded: () => true };
