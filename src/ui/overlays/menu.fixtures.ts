/** The code of a menu that is already loaded. */
export const readyMenu = { preload: () => Promise.resolve(), isLoaded: () => true };
