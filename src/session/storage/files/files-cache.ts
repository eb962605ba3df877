/** The browser cache for the app's own files, used when there is no network. */
export const filesCache = 'atrium.files';
