/** Most events of a file. */
export const maxEvents = 2000;
