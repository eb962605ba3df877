import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { countStage } from './count.ts';
import type { Count } from './count.ts';
import type { Stage } from './table.ts';

/**
 * A finished stage: its count, its output (only the end, for a test stage) and its duration in
 * seconds.
 */
export interface Result extends Count {
  name: string;
  output: string;
  seconds: number;
}

/** Longer than any stage takes; ends a stage that hangs. In milliseconds. */
const timeLimit = 20 * 60_000;
/** Time for an orderly shutdown, in milliseconds. */
const grace = 5_000;
const running = new Set<number>();
let isStopping = false;

/** Runs one stage from the root of the repository; never throws. */
export async function runStage(stage: Stage, env: NodeJS.ProcessEnv): Promise<Result> {
  const start = performance.now();
  if (stage.report) rmSync(stage.report.file, { force: true });
  let output = '';
  let ended = true;
  for (const command of stage.commands) {
    const result = await runCommand(command, { ...env, ...stage.env });
    output += result.output;
    ended = result.ended && !stage.fatalOutput?.test(result.output);
    if (!ended) break;
  }
  const seconds = (performance.now() - start) / 1000;
  if (stage.report) output = writeOutput(output, `test-results/${stage.name}.log`);
  return { ...countStage(stage, ended), name: stage.name, output, seconds };
}

/**
 * Returns only the end of long output, since tests print more than anyone reads, and the path of
 * the full output.
 */
function writeOutput(output: string, file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, output);
  return `${output.trim().split('\n').slice(-20).join('\n')}\nFull output: ${file}`;
}

/** The environment of every stage: the programs of the project come first, and colors are off. */
export function stageEnv(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _unwanted, ...env } = process.env;
  return {
    ...env,
    PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
    NO_COLOR: '1',
    CI: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  };
}

/**
 * Ends the running commands, and resolves when they have ended. SIGINT comes first: servers and
 * browsers lead process groups of their own, which only their parent can end.
 */
export async function stopAll(): Promise<void> {
  isStopping = true;
  for (const pid of running) signal(pid, 'SIGINT');
  for (let waited = 0; running.size > 0 && waited < grace; waited += 100) await sleep(100);
  for (const pid of running) signal(pid, 'SIGKILL');
}

function runCommand(command: string[], env: NodeJS.ProcessEnv) {
  if (isStopping) return Promise.resolve({ ended: false, output: 'Stopped.\n' });
  const [program = '', ...args] = command;
  return new Promise<{ ended: boolean; output: string }>((resolve) => {
    let output = '';
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const timer = setTimeout(() => {
      output += `\nStopped after ${timeLimit / 60_000} minutes.\n`;
      if (pid === undefined) return;
      signal(pid, 'SIGINT');
      setTimeout(() => running.has(pid) && signal(pid, 'SIGKILL'), grace).unref();
    }, timeLimit);
    const finish = (ended: boolean): void => {
      clearTimeout(timer);
      if (pid !== undefined) running.delete(pid);
      // Some tools color their output even with NO_COLOR.
      resolve({ ended, output: stripVTControlCharacters(output) });
    };
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/** Each command leads a separate process group, hence the minus. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(-pid, name);
  } catch {
    // The process has ended in the meantime.
  }
}
