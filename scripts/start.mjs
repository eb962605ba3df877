// `npm start [-- --api http://localhost:4000] [Vite's own options]`: serves the app for development.
// With --api it runs against that server instead of the embedded one; see docs/deployment.md.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendVariable, readBackend } from './start/backend.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

try {
  const { backend, rest } = readBackend(process.argv.slice(2));
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(backend && { [backendVariable]: JSON.stringify(backend) }) },
  });
  // The terminal sends these to Vite as well; here they must not end its parent before it.
  let isEnded = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      isEnded = true;
      vite.kill(signal);
    });
  }
  vite.on('exit', (code) => process.exit(code ?? (isEnded ? 0 : 1)));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
