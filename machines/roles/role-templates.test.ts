import { describe, expect, it } from 'vitest';
import { findMissingNeeds } from './rights.ts';
import { readTemplate, roleTemplates, toTemplateSource } from './role-templates.ts';

describe('the templates of roles', () => {
  it.each(roleTemplates)('the template %s has everything that its rights need', (template) => {
    const rights = readTemplate(toTemplateSource(template)) ?? [];
    expect(rights.length).toBeGreaterThan(3);
    expect(findMissingNeeds(rights)).toEqual([]);
  });

  it('the templates of roles give no right to manage roles', () => {
    const rights = roleTemplates.flatMap((each) => readTemplate(toTemplateSource(each)) ?? []);
    expect(rights).not.toContain('roleManager.basic');
  });

  it('the id of a role is no template', () => {
    expect(readTemplate('employee')).toBeNull();
  });
});
