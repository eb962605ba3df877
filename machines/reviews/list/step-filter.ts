/** The filter of the address that selects the tab of a step. */
export const stepFilter = 'stepId';
