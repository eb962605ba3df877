import * as v from 'valibot';

const email = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.email());

/** What is wrong with a typed e-mail address, or null. Source: document 1, section 5. */
export function checkEmail(typed: string): 'required' | 'invalid' | null {
  if (typed.trim() === '') return 'required';
  return v.is(email, typed) ? null : 'invalid';
}
