/** The built app as a web server gives it: what has a hash in its name is kept, the rest asked for again. */
import { parseArgs } from 'node:util';
import { serveStatic } from '../../scripts/bench/static-server.ts';

const { port = '' } = parseArgs({ options: { port: { type: 'string' } } }).values;
await serveStatic({ folder: 'dist', port: Number(port) });
