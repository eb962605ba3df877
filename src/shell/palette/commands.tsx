import {
  Bell,
  CirclePlay,
  CircleStop,
  ClipboardCheck,
  Construction,
  Keyboard,
  Laptop,
  Languages,
  LogOut,
  Repeat,
  SlidersHorizontal,
  SunMoon,
  UserRound,
} from 'lucide-react';
import type { Key } from '#i18n/catalogs.ts';
import { languages, type Language } from '#i18n/languages.ts';
import type { TextFunction } from '#i18n/text.tsx';
import type { Path } from '#page/parameters/addresses.ts';
import { shortcuts, type ShortcutName } from '#page/keys/shortcuts.ts';
import type { Look } from '#session/storage/workspace/look.ts';
import { getChoices } from '../menu/look-choices.ts';
import { MenuIcon } from '#records/menu/menu-icon.tsx';
import { canOpen, listPages } from '../menu/menu-pages.ts';
import { getTitle } from '#records/menu/menu-titles.ts';
import type { Command, CommandGroup } from './palette-search.ts';
import type { MenuEntry } from '../menu/menu-entry.ts';

/** The actions of the commands, and the state that they depend on. */
export interface CommandContext {
  text: TextFunction<'shell'>;
  /**
   * The same texts in English, so that a command is found by its English name in every language.
   */
  english: TextFunction<'shell'>;
  language: Language;
  /** Whether single keys are shortcuts; otherwise none is shown. */
  hasSingleKeys: boolean;
  theme: Look['theme'];
  menu: readonly MenuEntry[];
  /** Entries of the user's menu whose pages do not exist yet. */
  notBuilt: readonly MenuEntry[];
  onOpen: (route: Path) => void;
  onProfile: () => void;
  /** Opens the user's assets; null if the page cannot be opened. */
  onMyAssets: (() => void) | null;
  /** Opens the asset audits; null without access. */
  onAudits: (() => void) | null;
  /** Null if there is no timer, or it cannot be started or stopped now. */
  onStart: (() => void) | null;
  onStop: (() => void) | null;
  onSwitchTenant: () => void;
  onMessages: () => void;
  onSettings: () => void;
  onShortcuts: () => void;
  onLogout: () => void;
  onLanguage: (language: Language) => void;
  onTheme: (theme: Look['theme']) => void;
}

/** Builds all commands except those of the recent projects, in groups. */
export function buildCommands(context: CommandContext): Record<'before' | 'after', CommandGroup[]> {
  const { text } = context;
  return {
    before: [
      { id: 'pages', label: text('groupPages'), commands: pageCommands(context) },
      { id: 'timer', label: text('groupTimer'), commands: timerCommands(context) },
    ],
    after: [
      { id: 'actions', label: text('groupActions'), commands: actionCommands(context) },
      { id: 'language', label: text('language'), commands: languageCommands(context) },
      { id: 'theme', label: text('theme'), commands: themeCommands(context) },
    ],
  };
}

/** Every page of the menu; a blocked one stays in its position and shows why. */
function pageCommands(context: CommandContext): Command[] {
  const { text, english } = context;
  const pages = context.menu.flatMap((entry) =>
    listPages(entry).map((page) => ({ page, group: entry.route === null ? entry : null })),
  );
  const commands = pages.map(({ page, group }) => ({
    id: `page.${page.id}`,
    title: getTitle(page, text),
    english: getTitle(page, english),
    ...(group && { hint: getTitle(group, text) }),
    ...(!canOpen(page) && { blockedBecause: text('menuDimmed') }),
    icon: <MenuIcon name={page.icon} />,
    act: () => context.onOpen(page.route),
  }));
  const notBuilt = context.notBuilt.map((entry) => ({
    id: `page.${entry.id}`,
    title: getTitle(entry, text),
    english: getTitle(entry, english),
    blockedBecause: text('notBuilt'),
    isOnlySearched: true,
    icon: <Construction />,
    act: () => undefined,
  }));
  return [
    ...commands,
    ...notBuilt,
    ...optional('myAssets', 'menuMyAssets', <Laptop />, context.onMyAssets, context),
    ...optional('audits', 'menuAudits', <ClipboardCheck />, context.onAudits, context),
    ...optional('profile', 'menuProfile', <UserRound />, context.onProfile, context),
  ];
}

function timerCommands({ onStart, onStop, ...texts }: CommandContext): Command[] {
  return [
    ...optional('start', 'shortcutStart', <CirclePlay />, onStart, texts, 'startTimer'),
    ...optional('stop', 'shortcutStop', <CircleStop />, onStop, texts, 'stopTimer'),
  ];
}

function actionCommands(context: CommandContext): Command[] {
  return [
    ...optional('tenant', 'switchTenant', <Repeat />, context.onSwitchTenant, context),
    ...optional('messages', 'lastMessages', <Bell />, context.onMessages, context),
    ...optional('settings', 'settings', <SlidersHorizontal />, context.onSettings, context),
    ...optional(
      'shortcuts',
      'keyboardShortcuts',
      <Keyboard />,
      context.onShortcuts,
      context,
      'help',
    ),
    ...optional('logout', 'logout', <LogOut className="flip-rtl" />, context.onLogout, context),
  ];
}

type Both = Pick<CommandContext, 'text' | 'english' | 'hasSingleKeys'>;

/** Returns the command if it has an action, otherwise none. */
function optional(
  id: string,
  key: Key<'shell'>,
  icon: Command['icon'],
  act: (() => void) | null,
  { text, english, hasSingleKeys }: Both,
  shortcut?: ShortcutName,
): Command[] {
  if (!act) return [];
  return [
    {
      id,
      title: text(key),
      english: english(key),
      icon,
      act,
      ...(shortcut && hasSingleKeys && { shortcut: shortcuts[shortcut].key }),
    },
  ];
}

/**
 * The other languages, each in its own name; they are also found by "language" and their English
 * name.
 */
function languageCommands({ english, language, onLanguage, text }: CommandContext): Command[] {
  return languages
    .filter(({ tag }) => tag !== language)
    .map(({ tag, name }) => ({
      id: `language.${tag}`,
      title: name,
      english: `${english('language')} ${englishNames.of(tag) ?? ''}`,
      hint: text('language'),
      icon: <Languages />,
      act: () => onLanguage(tag),
    }));
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

function themeCommands({ text, english, theme, onTheme }: CommandContext): Command[] {
  const inEnglish = getChoices('theme', english);
  return getChoices('theme', text)
    .filter(({ value }) => value !== theme)
    .map(({ value, title }) => ({
      id: `theme.${value}`,
      title: text('changeTheme', { name: title }),
      english: english('changeTheme', {
        name: inEnglish.find((one) => one.value === value)?.title ?? '',
      }),
      icon: <SunMoon />,
      act: () => onTheme(value),
    }));
}
