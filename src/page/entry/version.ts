/** The version of the app. Source: SHELL-049. */
export const appVersion = '25.5.5';
