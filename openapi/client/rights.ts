/** The rights as values, and what each is of no use without, for code that lists them. */
export { privilegeNeeds, privileges } from '../generated/privileges.ts';
