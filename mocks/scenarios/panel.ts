/**
 * The demo server's own small panel: chooses the weather and the size of the demo world. Only the
 * embedded server brings it along; the app knows nothing of it. It is for those who try the app
 * out, in English.
 */
import './panel.css';
import { resetWorld, wantedSize } from '../embedded-world.ts';
import type { SeedSize } from '../seed/seed.ts';
import { chooseScenario, currentScenario } from './current.ts';
import { scenarios } from './scenarios.ts';

const panelId = 'demo-panel';

/** Adds the panel to the page, once. */
export function showPanel(): void {
  if (document.getElementById(panelId)) return;
  const aside = element('aside', 'demo-server');
  aside.lang = 'en';
  aside.dir = 'ltr';
  aside.setAttribute('aria-label', 'Demo server');
  aside.append(opener(), panel());
  document.body.append(aside);
}

function opener(): HTMLElement {
  const button = element('button', 'demo-opener');
  button.type = 'button';
  button.setAttribute('popovertarget', panelId);
  const name = () => {
    const { name: weather, title } = currentScenario();
    button.textContent = weather === scenarios[0]?.name ? 'Demo server' : `Demo: ${title}`;
  };
  name();
  document.addEventListener('atrium:scenario', name);
  return button;
}

function panel(): HTMLElement {
  const box = element('div', 'demo-panel');
  box.id = panelId;
  box.popover = 'auto';
  box.append(weatherChoice(), worldChoice());
  return box;
}

function weatherChoice(): HTMLElement {
  const all = choices('Weather');
  for (const { name, title, description } of scenarios) {
    const isChosen = name === currentScenario().name;
    const choose = () => {
      chooseScenario(name);
      document.dispatchEvent(new Event('atrium:scenario'));
    };
    all.append(choice({ group: 'demo-weather', title, description, isChosen, choose }));
  }
  return all;
}

const sizes: readonly { size: SeedSize; title: string; description: string }[] = [
  { size: 'small', title: 'Small world', description: 'Twelve people, 30 days of entries.' },
  { size: 'large', title: 'Large world', description: '2,000 people, 100,000 entries.' },
];

function worldChoice(): HTMLElement {
  const all = choices('Demo data');
  let wanted = wantedSize();
  for (const { size, title, description } of sizes) {
    const choose = () => {
      wanted = size;
    };
    const isChosen = size === wanted;
    all.append(choice({ group: 'demo-size', title, description, isChosen, choose }));
  }
  const reset = element('button', 'demo-reset');
  reset.type = 'button';
  reset.textContent = 'Rebuild the demo data and reload';
  reset.addEventListener('click', () => {
    reset.disabled = true;
    void resetWorld(wanted).then(() => location.reload());
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
  isChosen: boolean;
  choose: () => void;
}

function choice({ group, title, description, isChosen, choose }: Choice): HTMLElement {
  const label = element('label', 'demo-choice');
  const radio = element('input', 'demo-radio');
  radio.type = 'radio';
  radio.name = group;
  radio.checked = isChosen;
  radio.addEventListener('change', choose);
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
