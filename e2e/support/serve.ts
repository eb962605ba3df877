/** A folder as a web server gives it: what has a hash in its name is kept, the rest asked for again. */
import { parseArgs } from 'node:util';
import { serveStatic } from '../../scripts/bench/static-server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } },
});
const { port, folder } = values;
// The headers are those of the app.
await serveStatic({ folder, port: Number(port), ...(folder !== 'dist' && { headers: {} }) });
