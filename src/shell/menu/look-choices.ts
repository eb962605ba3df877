import type { Key } from '#i18n/catalogs.ts';
import type { TextFunction } from '#i18n/text.tsx';
import { looks, type Look, type LookName } from '#session/storage/workspace/look.ts';

type Titles = { [Name in LookName]: Record<Look[Name], Key<'shell'>> };

/** The titles of each option. */
const titles: Titles = {
  theme: { system: 'themeSystem', light: 'themeLight', dark: 'themeDark' },
  density: { comfortable: 'densityComfortable', compact: 'densityCompact' },
  layout: { vertical: 'layoutVertical', horizontal: 'layoutHorizontal' },
  width: { fluid: 'widthFluid', boxed: 'widthBoxed', scrollable: 'widthScrollable' },
  sidebar: {
    light: 'styleLight',
    dark: 'styleDark',
    colored: 'styleColored',
    compact: 'styleCompact',
    icon: 'styleIcon',
  },
  sidebarSize: { auto: 'sidebarSizeAuto', full: 'sidebarSizeFull', rail: 'sidebarSizeRail' },
  topBar: { light: 'styleLight', dark: 'styleDark', colored: 'styleColored' },
  preloader: { off: 'preloaderOff', on: 'preloaderOn' },
};

const lookValues: { [Name in LookName]: readonly Look[Name][] } = looks;

/** The options of one kind with their titles, in order. */
export function getChoices<Name extends LookName>(
  name: Name,
  text: TextFunction<'shell'>,
): { value: Look[Name]; title: string }[] {
  return lookValues[name].map((value) => ({ value, title: text(titles[name][value]) }));
}
