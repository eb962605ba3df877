import { format } from '@cfworker/json-schema';
import * as v from 'valibot';
import { broken } from './faults.ts';
import { ifFilled } from './rules.ts';

/**
 * An e-mail address, as the contract's format has it: one rule on both sides. It stands apart since
 * it brings the formats along, which few forms need. Source: REG-013.
 */
export const email = () =>
  v.check(
    ifFilled((text) => format['email']?.(text.trim()) === true),
    broken('email'),
  );
