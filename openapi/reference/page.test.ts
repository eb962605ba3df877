import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import { readScripts, sealed } from './page.ts';

/** The page as `npm run contract:docs` builds it. */
function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-test-'));
  try {
    const output = join(folder, 'index.html');
    const program = join(import.meta.dirname, '..', 'reference.mjs');
    execFileSync(process.execPath, [program, '--output', output], { stdio: 'pipe' });
    return readFileSync(output, 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readPolicy = (html: string) => /Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';

describe('the API reference', () => {
  const html = build();

  it('the API reference shows every operation with its right', () => {
    const ids = Object.entries(operations);
    expect(ids.length).toBeGreaterThan(0);
    const isMissing = ([id, { privilege }]: (typeof ids)[number]) => {
      const right = privilege ? `**Right:** \`${privilege}\`` : '**Right:** none (';
      const line = html.split(`· \`${id}\``)[0]?.split('"description":').at(-1) ?? '';
      return !html.includes(`· \`${id}\``) || !line.includes(right);
    };
    expect(ids.filter(isMissing).map(([id]) => id)).toEqual([]);
  });

  it('the API reference runs its own scripts and fetches nothing from other origins', () => {
    const policy = readPolicy(html);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(policy).not.toMatch(/https?:|connect-src|\*/);
    expect(html).not.toMatch(/<(?:link|script|img|iframe)\b[^>]*(?:src|href)="(?!data:|#)/);
    for (const script of readScripts(html)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
  });

  it('the API reference does not report to Redoc’s makers', () => {
    expect(html).toContain('"disableTelemetry":true');
    expect(html).not.toContain('cdn.redoc.ly');
  });
});

describe('sealing a page', () => {
  it('sealing rejects a page that is not from Redoc', () => {
    expect(() => sealed('<p>No such file</p>')).toThrow('Expected a page of Redoc');
  });

  it('sealing reads a script as a browser does, to the first closing tag', () => {
    expect(readScripts('<script type="module">a("<script><\\/script>")</script><p></p>')).toEqual([
      'a("<script><\\/script>")',
    ]);
  });
});
