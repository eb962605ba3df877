/** The browser's cache that holds the app's own files, for when there is no network. */
export const filesCache = 'atrium.files';
