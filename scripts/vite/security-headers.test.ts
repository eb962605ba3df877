import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { getPlayerAddress } from '../../machines/pray-tube/video-link.ts';
import { securityHeaders } from './security-headers.ts';

const nginx = readFileSync(new URL('../../docs/nginx.conf', import.meta.url), 'utf8');

const directives = (policy: string) =>
  policy.split('; ').map((directive) => directive.replaceAll(/ https:\/\/\S+/g, ''));

it('the nginx sample sends the policy that the preview and the e2e tests use', () => {
  const [, sample = ''] = /Content-Security-Policy "([^"]+)"/.exec(nginx) ?? [];
  expect(directives(sample)).toEqual(directives(securityHeaders['Content-Security-Policy']));
});

it('the nginx sample sends every other security header, too', () => {
  const { 'Content-Security-Policy': _policy, ...others } = securityHeaders;
  for (const [name, value] of Object.entries(others)) {
    expect(nginx).toMatch(new RegExp(`add_header ${name} "?${value.replaceAll(/[()]/g, '\\$&')}`));
  }
});

it('no policy allows inline code, eval or foreign scripts', () => {
  const policy = securityHeaders['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

it('the policy and the nginx sample allow frames of the same video players', () => {
  const getPlayers = (text: string) =>
    (/frame-src '[^;]*/.exec(text)?.[0] ?? '').match(/https:\/\/\S*(?:youtube|vimeo)\S*/g);
  const players = getPlayers(securityHeaders['Content-Security-Policy']);
  expect(players).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
  expect(getPlayers(nginx)).toEqual(players);
});

it('the policy of the build allows the frames of exactly these players', () => {
  const [frames = ''] = /frame-src [^;]*/.exec(securityHeaders['Content-Security-Policy']) ?? [];
  const players = (['youtube', 'vimeo'] as const).map(
    (provider) => new URL(getPlayerAddress({ provider, providerId: '1084537' })).origin,
  );
  expect(frames.split(' ').filter((source) => source.startsWith('https:'))).toEqual(players);
});
