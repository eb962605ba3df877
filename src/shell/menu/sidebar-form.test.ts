import { describe, expect, it } from 'vitest';
import { canCollapse, sidebarForm } from './sidebar-form.ts';

describe('the sidebar', () => {
  it('the sidebar collapses by itself on desktop widths between 993 and 1600 px', () => {
    expect(sidebarForm({ sidebar: 'light', sidebarSize: 'auto' }, true)).toBe('rail');
    expect(sidebarForm({ sidebar: 'light', sidebarSize: 'auto' }, false)).toBe('full');
  });

  it('the sidebar is as the person has set it, whatever the width', () => {
    for (const isCollapsingWidth of [true, false]) {
      expect(sidebarForm({ sidebar: 'dark', sidebarSize: 'full' }, isCollapsingWidth)).toBe('full');
      expect(sidebarForm({ sidebar: 'dark', sidebarSize: 'rail' }, isCollapsingWidth)).toBe('rail');
    }
  });

  it('the sidebar has only icons, or small icons above labels, depending on its style', () => {
    expect(sidebarForm({ sidebar: 'icon', sidebarSize: 'full' }, false)).toBe('icon');
    expect(sidebarForm({ sidebar: 'compact', sidebarSize: 'rail' }, true)).toBe('compact');
  });

  it('the sidebar can be collapsed when its style is not already small', () => {
    const sidebars = ['light', 'dark', 'colored', 'compact', 'icon'] as const;
    expect(sidebars.filter((sidebar) => canCollapse({ sidebar }))).toEqual([
      'light',
      'dark',
      'colored',
    ]);
  });
});
