/** How the demo HRMS provider responds: network scenarios make it send only a part, or nothing. */
export type HrmsResponse = 'complete' | 'incomplete' | 'down';
