import { expect, it } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { getSchema } from '../testing/limits.suite.ts';
import { readVideoLink } from './video-link.ts';

const { url: { pattern = '' } = {} } = getSchema(contract, 'VideoInput').properties;
const form = new RegExp(pattern, 'u');

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=10s', 'youtube', 'aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['HTTPS://youtu.be/aqz-KE-bpKQ?t=3', 'youtube', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
  ['https://vimeo.com/1084537', 'vimeo', '1084537'],
  ['https://player.vimeo.com/video/1084537?h=1', 'vimeo', '1084537'],
])('the address %s is a video of %s, for the form and for the contract', (url, provider, id) => {
  expect(readVideoLink(url)).toEqual({ provider, providerId: id });
  expect(form.test(url)).toBe(true);
});

it.each([
  'javascript:alert(1)//https://youtu.be/aqz-KE-bpKQ',
  'data:text/html,https://youtu.be/aqz-KE-bpKQ',
  'http://youtu.be/aqz-KE-bpKQ',
  'https://youtu.be.evil.test/aqz-KE-bpKQ',
  'https://evil.test/https://youtu.be/aqz-KE-bpKQ',
  'https://user@youtu.be@evil.test/aqz-KE-bpKQ',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com/watch?v=short',
  'https://vimeo.com/channels/staffpicks',
  'https://videos.demo.test/welcome',
  '',
])('the address %j is no video, for the form and for the contract', (url) => {
  expect(readVideoLink(url)).toBeNull();
  expect(form.test(url)).toBe(false);
});
