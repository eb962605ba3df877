/** The version of the app. Source: document 1, section 9. */
export const appVersion = '25.5.5';
