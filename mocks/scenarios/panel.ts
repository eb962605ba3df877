/**
 * The demo server's small panel for selecting the network scenario and the size of the demo world.
 * Only the embedded server includes it; the app does not depend on it. It uses the language of the
 * page.
 */
import './panel.css';
import { resetWorld, readSeedSize } from '../embedded-world.ts';
import type { SeedSize } from '../seed/seed.ts';
import { selectScenario, currentScenario } from './current.ts';
import { panelTexts } from './panel-texts.ts';
import { healthyNetwork, scenarios } from './scenarios.ts';
import type { PanelTexts } from './texts/panel-texts.ts';

const panelId = 'demo-panel';

/** Adds the panel to the page, once; it follows the language of the page. */
export async function showPanel(): Promise<void> {
  if (document.querySelector('.demo-server')) return;
  const aside = element('aside', 'demo-server');
  document.body.append(aside);
  const fill = async () => {
    const { lang, dir } = document.documentElement;
    const texts = await panelTexts(lang);
    if (document.documentElement.lang !== lang) return; // the language has changed again in the meantime
    aside.lang = lang;
    aside.dir = dir;
    aside.setAttribute('aria-label', texts.server);
    aside.replaceChildren(opener(texts), panel(texts));
  };
  await fill();
  const page = { attributes: true, attributeFilter: ['lang'] };
  new MutationObserver(() => void fill()).observe(document.documentElement, page);
}

function opener(texts: PanelTexts): HTMLElement {
  const button = element('button', 'demo-opener');
  button.type = 'button';
  button.setAttribute('popovertarget', panelId);
  const name = () => {
    const { name: network, title } = currentScenario();
    const isHealthy = network === healthyNetwork.name;
    button.textContent = isHealthy
      ? texts.server
      : texts.demo(texts.scenarios[network]?.[0] ?? title);
  };
  name();
  document.addEventListener('atrium:scenario', name);
  return button;
}

function panel(texts: PanelTexts): HTMLElement {
  const box = element('div', 'demo-panel');
  box.id = panelId;
  box.popover = 'auto';
  box.append(buildNetworkChoice(texts), worldChoice(texts));
  return box;
}

function buildNetworkChoice(texts: PanelTexts): HTMLElement {
  const all = choices(texts.network);
  for (const { name, title: english } of scenarios) {
    const [title, description] = texts.scenarios[name] ?? [english, ''];
    const isSelected = name === currentScenario().name;
    const select = () => {
      selectScenario(name);
      document.dispatchEvent(new Event('atrium:scenario'));
    };
    all.append(choice({ group: 'demo-network', title, description, isSelected, select }));
  }
  return all;
}

const sizes: readonly SeedSize[] = ['small', 'large'];

function worldChoice(texts: PanelTexts): HTMLElement {
  const all = choices(texts.data);
  let selected = readSeedSize();
  for (const size of sizes) {
    const [title, description] = texts.sizes[size];
    const select = () => {
      selected = size;
    };
    const isSelected = size === selected;
    all.append(choice({ group: 'demo-size', title, description, isSelected, select }));
  }
  const reset = element('button', 'demo-reset');
  reset.type = 'button';
  reset.textContent = texts.rebuild;
  reset.addEventListener('click', () => {
    reset.disabled = true;
    void resetWorld(selected).then(() => location.reload());
  });
  all.append(reset);
  return all;
}

function choices(title: string): HTMLFieldSetElement {
  const all = element('fieldset', 'demo-choices');
  const legend = element('legend', 'demo-legend');
  legend.textContent = title;
  all.append(legend);
  return all;
}

interface Choice {
  group: string;
  title: string;
  description: string;
  isSelected: boolean;
  select: () => void;
}

function choice({ group, title, description, isSelected, select }: Choice): HTMLElement {
  const label = element('label', 'demo-choice');
  const radio = element('input', 'demo-radio');
  radio.type = 'radio';
  radio.name = group;
  radio.checked = isSelected;
  radio.addEventListener('change', select);
  const name = element('span', 'demo-title');
  name.textContent = title;
  const what = element('span', 'demo-description');
  what.textContent = description;
  label.append(radio, name, what);
  return label;
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string) {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
