import { describe, expect, it } from 'vitest';
import type { Interaction } from '../link/protocol.ts';
import { move, rejectedStart, buildTestInteraction } from '../../testing/test-interactions.ts';
import { toBase64Url } from './base64url.ts';
import { pack, unpack } from './pack.ts';

async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream();
  const deflated = stream.pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()));
}

describe('a packed interaction', () => {
  it('the interaction is unpacked unchanged, with its notes, assessments and payloads in any script', async () => {
    const interaction = buildTestInteraction(
      ...rejectedStart.moves,
      move('description.change', 'stopped', {
        event: {
          type: 'description.change',
          description: 'état 状态 🕐',
          list: [1, null, { a: true }],
        },
        note: 'Says “no”.',
        assessment: 'failed',
      }),
    );
    expect(await unpack(await pack(interaction))).toEqual(interaction);
  });

  it('the packed text has only characters that a URL carries unchanged', async () => {
    expect(await pack(rejectedStart)).toMatch(/^[\w-]+$/);
  });

  it('the packed text of 60 steps without payloads stays below 2,000 characters', async () => {
    const [start, ...rest] = rejectedStart.moves;
    const cycle = [...rest, move('retry', 'checking', { origin: 'screen' })];
    // Irregular times, which compress worst.
    const moves = Array.from({ length: 60 }, (_each, index) => ({
      ...(cycle[index % cycle.length] ?? move('X', 'x')),
      at: index * 1739 + ((index * 7919) % 997),
    }));
    const text = await pack(buildTestInteraction(...(start ? [start] : []), ...moves));
    expect(text.length).toBeLessThan(2000);
  });
});

describe('errors when an interaction is unpacked', () => {
  it.each(['', 'not an interaction!', 'AAAA', '%%%'])(
    'unpacking reports damaged text: %j',
    async (text) => {
      await expect(unpack(text)).rejects.toThrow('its text is damaged or cut off');
    },
  );

  it('unpacking reports truncated text', async () => {
    const text = await pack(rejectedStart);
    await expect(unpack(text.slice(0, -20))).rejects.toThrow('its text is damaged or cut off');
  });

  it('unpacking reports text that expands beyond the maximum size', async () => {
    const text = await packed('a'.repeat(5_000_000));
    await expect(unpack(text)).rejects.toThrow('its text is damaged or cut off');
  });

  it.each<[string, unknown]>([
    ['version: It was shared by another version', { ...rejectedStart, version: 2 }],
    ['story', { ...rejectedStart, story: 1 }],
    ['moves.0.event.type', { ...rejectedStart, moves: [{ ...move('', ''), event: {} }] }],
    ['moves.0.origin', { ...rejectedStart, moves: [{ ...move('', ''), origin: 'otherTab' }] }],
    ['moves.0.at', { ...rejectedStart, moves: [{ ...move('', ''), at: -1 }] }],
    ['moves.0.mocks.0.choice', withResponse({ operation: 'getDay' })],
  ])('unpacking reports the path of an invalid value: %s', async (path, interaction) => {
    await expect(unpack(await packed(interaction))).rejects.toThrow(
      `This is not a valid interaction: ${path}`,
    );
  });

  it('unpacking reports data that is not an interaction', async () => {
    await expect(unpack(await packed(null))).rejects.toThrow('This is not a valid interaction');
  });
});

function withResponse(response: object): unknown {
  return {
    ...(rejectedStart satisfies Interaction),
    moves: [{ ...move('', ''), mocks: [response] }],
  };
}
