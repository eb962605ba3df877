/** The base URL of this app, with a trailing slash. */
export const appAddress: string = new URL(import.meta.env.BASE_URL, location.origin).href;
