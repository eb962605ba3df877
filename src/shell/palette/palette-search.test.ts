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

/** The matching titles, in order. */
const found = (typed: string, ...titles: string[]) =>
  findCommands([createGroup('all', ...titles.map((title) => command(title)))], typed).flatMap(
    ({ commands }) => commands.map(({ title }) => title),
  );

describe('the search text of the command palette', () => {
  it('a search text matches best at the start, then at a word, then inside, then by letters in order', () => {
    expect(found('set', 'Reset', 'Look settings', 'Settings', 'Secret', 'Logout')).toEqual([
      'Settings',
      'Look settings',
      'Reset',
      'Secret',
    ]);
  });

  it('a search text may be multiple words in any order', () => {
    expect(found('timer start', 'Start the timer', 'Stop the timer')).toEqual(['Start the timer']);
  });

  it('a search text ignores case and accents', () => {
    expect(found('francais', 'Français', 'English')).toEqual(['Français']);
    expect(found('DEMARRER', 'Démarrer le chronomètre')).toHaveLength(1);
  });

  it('a search text ignores Arabic vowel signs, and matches each form of a letter', () => {
    expect(found('اعدادات', 'إعدادات المؤسسة')).toHaveLength(1);
    expect(found('مؤسسه', 'إعدادات المؤسسة')).toHaveLength(1);
    expect(found('تعذر', 'تعذّر')).toHaveLength(1);
  });

  it('a search text finds Chinese', () => {
    expect(found('设置', '组织设置', '个人资料')).toEqual(['组织设置']);
  });

  it('a short search text matches only without gaps', () => {
    expect(found('st', 'Start', 'Website', 'Testing')).toEqual(['Start', 'Testing']);
  });

  it('a search text matches nothing when its letters are too far apart or missing', () => {
    expect(fit('log', 'Look and layout, and what belongs together')).toBeNull();
    expect(fit('xyz', 'Dashboard')).toBeNull();
  });
});

describe('the commands of the palette', () => {
  it('the commands are all listed in their groups while nothing is typed', () => {
    const groups = [createGroup('pages', command('Dashboard')), createGroup('none')];
    expect(findCommands(groups, '  ').map(({ id }) => id)).toEqual(['pages']);
  });

  it('the commands are found by their English title in every language', () => {
    const groups = [createGroup('pages', command('لوحة المعلومات', { english: 'Dashboard' }))];
    expect(findCommands(groups, 'dash')).toHaveLength(1);
  });

  it('the commands are found by their hint', () => {
    const groups = [createGroup('projects', command('Portal', { hint: 'AS-001 Review' }))];
    expect(findCommands(groups, 'review')).toHaveLength(1);
    expect(findCommands(groups, 'portal review')).toHaveLength(1);
  });

  it('the groups of commands are sorted by their best match', () => {
    const groups = [
      createGroup('pages', command('Clock and timer')),
      createGroup('timer', command('Timer: start')),
    ];
    expect(findCommands(groups, 'timer').map(({ id }) => id)).toEqual(['timer', 'pages']);
  });

  it('the commands that only show information are not found', () => {
    const groups = [createGroup('projects', command('Reading…', { isDisabled: true }))];
    expect(findCommands(groups, 'loading')).toEqual([]);
  });
});
