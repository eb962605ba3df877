import { Problem } from './problem.ts';
import { fits, parseShape } from './shape.ts';

/**
 * The body of a successful response as the contract declares it (`response` in its table of
 * operations): JSON, a file (`Blob`), or nothing (`undefined`). Anything else, e.g. the page of a
 * login or of a captive network, an empty body or JSON without required properties, rejects with a
 * Problem of the kind `malformed`. Source: ANLYT-037, ADR 0014.
 */
export async function readResponse(promised: string, response: Response): Promise<unknown> {
  const type = getMediaType(response);
  if (promised === '') return undefined;
  if (promised.includes('/')) {
    const file = promised.split(',').includes(type) ? await response.blob() : null;
    if (!file?.size) throw new Problem('malformed', response.status);
    return file;
  }
  const body = isJson(type) ? await parseJson(response) : undefined;
  if (!fits(body, parseShape(promised))) throw new Problem('malformed', response.status);
  return body;
}

/**
 * The media type of a body without its parameters, e.g. `text/html`; '' if the response has none.
 */
export const getMediaType = ({ headers }: Response): string =>
  (headers.get('Content-Type') ?? '').replace(/;.*/s, '').trim().toLowerCase();

const isJson = (type: string) => type === 'application/json' || type.endsWith('+json');

/**
 * Undefined for a text that is not JSON; any other failure means that the body did not arrive
 * completely.
 */
const parseJson = (response: Response): Promise<unknown> =>
  response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error; // no network, or too slow
  });
