import { describe, expect, it } from 'vitest';
import { privileges } from '@atrium/contract/generated/privileges.ts';
import { startServer } from '../../testing/harness.ts';
import { rightsIn } from './rights.ts';
import { languages } from './localized-text.ts';

describe('the name of a right', () => {
  it.each(languages)(
    'the name of a right is not its identifier in %s, for all rights',
    (language) => {
      const raw = privileges.filter((right) => rightsIn(language, [right]).includes(right));
      expect(raw).toEqual([]);
    },
  );

  it('the name of a right describes action and area, and which of multiple ones is sufficient', () => {
    expect(rightsIn('en', ['roleManager.basic'])).toBe('Role Manager');
    expect(rightsIn('fr', ['assetManager.delete'])).toBe('Gestion des actifs\u00A0: supprimer');
    expect(rightsIn('en', ['tags.basic', 'clients.basic'])).toBe('Tags or Clients');
  });
});

it.each([
  ['en', 'You need the “Role Manager” permission to do this.'],
  ['fr', 'Cette action requiert le droit «\u00A0Gestion des rôles\u00A0».'],
  ['es', 'Esta acción requiere el permiso «Gestor de roles».'],
  ['zh', '此操作需要“角色管理”权限。'],
  ['ar', 'يتطلب هذا الإجراء الصلاحية «مدير الأدوار».'],
])(
  'a request that is denied for lack of a right names it in the user’s language: %s',
  async (language, message) => {
    const server = await startServer('2026-03-11T15:00:00.000Z');
    const response = await server.expectError('ben', 'getRoles', {
      headers: { 'Accept-Language': language },
    });
    expect(response).toMatchObject({ status: 403, errorMessages: [message] });
  },
);
