// `npm start [-- --api http://localhost:4000] [Vite's own options]`: serves the built app, and
// builds it first if the sources have changed. `npm run dev` serves the sources directly, for
// development. With --api it uses that server instead of the embedded one; see docs/deployment.md.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backendVariable, listOrigins, readBackend } from './start/backend.ts';
import { isStale } from './start/stale.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The terminal sends these signals to Vite as well; this process must not end before Vite does. */
const signals = ['SIGINT', 'SIGTERM'];

try {
  const [mode, ...args] = process.argv.slice(2);
  const isDev = mode === '--dev';
  const { backend, rest } = readBackend(isDev ? args : process.argv.slice(2));
  const env = {
    ...process.env,
    ...(backend && {
      [backendVariable]: JSON.stringify(backend),
      CSP_CONNECT: [process.env.CSP_CONNECT, ...listOrigins(backend)].filter(Boolean).join(' '),
    }),
  };
  if (!isDev && isStale(root)) {
    console.log('Building the app …');
    const code = await vite(['build', '--logLevel', 'error'], env);
    if (code !== 0) process.exit(code);
  }
  process.exit(await vite(isDev ? rest : ['preview', ...rest], env));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

/** Runs Vite until it exits; resolves with its exit code. */
function vite(args, env) {
  const program = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [program, ...args], { cwd: root, stdio: 'inherit', env });
  let isEnded = false;
  const end = (signal) => {
    isEnded = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, end);
  return new Promise((resolve) => {
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, end);
      resolve(code ?? (isEnded ? 0 : 1));
    });
  });
}
