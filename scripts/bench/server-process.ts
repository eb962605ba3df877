import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { SeedSize } from '../../mocks/seed/seed.ts';

const ownProgram = fileURLToPath(new URL('../../mocks/server.ts', import.meta.url));

/** A folder for databases, deleted with `remove`. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * The reference server in its own process, as an operator starts it: with a database, seeded if
 * new, and with its log, which is ignored. `program`: that of another version.
 */
export async function startServerProcess(db: string, size: SeedSize, program = ownProgram) {
  const args = [program, '--port', '0', '--db', db, '--seed', size];
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const address = await addressIn(child.stdout);
  return {
    address,
    /** From the start of the process to its first response, in ms. */
    startedIn: performance.now() - start,
    /** The process's memory use, in MB. */
    memory: (): number =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) /
      1024,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
    },
  };
}

/** The address that the server prints; later output is ignored. */
function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: output })
      .on('line', (line) => {
        const [, address] = /ready at (http:\S+)\/api$/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      })
      .on('close', () =>
        reject(
          new Error(
            'The server exited before it was ready. Start it with npm run server to see why.',
          ),
        ),
      );
  });
}
