import { format } from '@cfworker/json-schema';
import * as v from 'valibot';
import { broken } from './field-errors.ts';
import { ifFilled } from './rules.ts';

/**
 * Validates an email address by the contract's format, so that client and server have one rule. It
 * has its own file because it loads the formats, which few forms need. Source: REG-013.
 */
export const email = () =>
  v.check(
    ifFilled((text) => format['email']?.(text.trim()) === true),
    broken('email'),
  );
