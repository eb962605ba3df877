import { normalizeName } from '../../../store/normalize-name.ts';
import type { Contains } from '../../../store/store.ts';
import type { Employee } from '../../../store/world/people.ts';

/** Each word of a text has to be in the name or the e-mail address. */
export const toNameConditions = (text: string): Contains<Employee>[] =>
  normalizeName(text)
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ fields: ['fullName', 'email'], text: word }));
