import type { components } from '@atrium/contract/generated/types.ts';
import { textOrNull } from '../../core/records/names.ts';
import { HttpError, type Message } from '../../core/requests/http-error.ts';

type RequestInput = components['schemas']['ProductInput'];

/** The required fields of a new product. */
interface NewProduct {
  name: string;
  description: string | null;
  owner: string;
  startedYear: number;
  domain: string;
  status: boolean;
}

/**
 * The fields of a new product, or null for an empty form, in which no text and no year is filled
 * in. 400 with every missing required field; the description is optional. Source: PROD-026.
 */
export function parseNewProduct(sent: RequestInput): NewProduct | null {
  const [name, owner, domain] = [sent.name, sent.owner, sent.domain].map(textOrNull);
  const description = textOrNull(sent.description);
  const { startedYear, status } = sent;
  if (!name && !owner && !domain && !description && !startedYear) return null;
  const isComplete = name && owner && domain && typeof startedYear === 'number';
  if (!isComplete) throw missing({ name, owner, domain, startedYear });
  return { name, description, owner, startedYear, domain, status: status ?? true };
}

/** The error that lists the fields without a value. */
function missing(values: Readonly<Record<string, string | number | null | undefined>>): HttpError {
  const fields = Object.keys(values).filter((field) => (values[field] ?? null) === null);
  const buildRequired = (field: string): Message => ({ key: 'required', values: { field } });
  const byField = Object.fromEntries(fields.map((field) => [field, [buildRequired(field)]]));
  return new HttpError(400, fields.map(buildRequired), byField);
}
