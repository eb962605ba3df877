/**
 * Serves a folder like a web server: files with a hash in their name are cached, all others are
 * revalidated.
 */
import { parseArgs } from 'node:util';
import { serveStatic } from '../../scripts/bench/static-server.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, folder: { type: 'string', default: 'dist' } },
});
const { port, folder } = values;
// The headers are those of the app.
await serveStatic({ folder, port: Number(port), ...(folder !== 'dist' && { headers: {} }) });
