import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../mocks/server.ts', import.meta.url));

export interface RunningApi {
  address: string;
  stop(): Promise<void>;
}

/** The reference server in a separate process, over HTTP. Resolves when it responds. */
export async function startApi(options: {
  port: number;
  origin: string;
  /** An identity provider other than the server's own. */
  issuer?: string;
  audience?: string;
}): Promise<RunningApi> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn(process.execPath, [program, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('The API did not start.'))),
  ]);
  return {
    address: `http://127.0.0.1:${options.port}/api`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}
