import { describe, expect, it, vi } from 'vitest';
import { findCommands, fit, type Command, type CommandGroup } from './palette-search.ts';

const command = (title: string, more: Partial<Command> = {}): Command => ({
  id: title,
  title,
  icon: null,
  act: vi.fn<() => void>(),
  ...more,
});

const createGroup = (id: string, ...commands: Command[]): CommandGroup => ({
  id,
  label: id,
  commands,
});

/** The titles that are found, in their order. */
const found = (typed: string, ...titles: string[]) =>
  findCommands([createGroup('all', ...titles.map((title) => command(title)))], typed).flatMap(
    ({ commands }) => commands.map(({ title }) => title),
  );

describe('what is typed', () => {
  it('fits a beginning best, then a word’s, then an inside, then letters in their order', () => {
    expect(found('set', 'Reset', 'Look settings', 'Settings', 'Secret', 'Logout')).toEqual([
      'Settings',
      'Look settings',
      'Reset',
      'Secret',
    ]);
  });

  it('may be several words in any order', () => {
    expect(found('timer start', 'Start the timer', 'Stop the timer')).toEqual(['Start the timer']);
  });

  it('counts without case and accents', () => {
    expect(found('francais', 'Français', 'English')).toEqual(['Français']);
    expect(found('DEMARRER', 'Démarrer le chronomètre')).toHaveLength(1);
  });

  it('counts without Arabic vowel signs, and with each form of a letter', () => {
    expect(found('اعدادات', 'إعدادات المؤسسة')).toHaveLength(1);
    expect(found('مؤسسه', 'إعدادات المؤسسة')).toHaveLength(1);
    expect(found('تعذر', 'تعذّر')).toHaveLength(1);
  });

  it('finds Chinese', () => {
    expect(found('设置', '组织设置', '个人资料')).toEqual(['组织设置']);
  });

  it('is looked for as a whole while it is short', () => {
    expect(found('st', 'Start', 'Website', 'Testing')).toEqual(['Start', 'Testing']);
  });

  it('fits nothing when its letters stand too far apart, or are not there', () => {
    expect(fit('log', 'Look and layout, and what belongs together')).toBeNull();
    expect(fit('xyz', 'Dashboard')).toBeNull();
  });
});

describe('commands', () => {
  it('are all there in their groups while nothing is typed', () => {
    const groups = [createGroup('pages', command('Dashboard')), createGroup('none')];
    expect(findCommands(groups, '  ').map(({ id }) => id)).toEqual(['pages']);
  });

  it('are found by their English title in every language', () => {
    const groups = [createGroup('pages', command('لوحة المعلومات', { english: 'Dashboard' }))];
    expect(findCommands(groups, 'dash')).toHaveLength(1);
  });

  it('are found by their hint', () => {
    const groups = [createGroup('projects', command('Portal', { hint: 'AS-001 Review' }))];
    expect(findCommands(groups, 'review')).toHaveLength(1);
    expect(findCommands(groups, 'portal review')).toHaveLength(1);
  });

  it('come in the order of the groups’ best', () => {
    const groups = [
      createGroup('pages', command('Clock and timer')),
      createGroup('timer', command('Timer: start')),
    ];
    expect(findCommands(groups, 'timer').map(({ id }) => id)).toEqual(['timer', 'pages']);
  });

  it('that only tell something are not found', () => {
    const groups = [createGroup('projects', command('Reading…', { isDisabled: true }))];
    expect(findCommands(groups, 'loading')).toEqual([]);
  });
});
