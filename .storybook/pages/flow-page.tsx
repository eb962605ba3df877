import type { ReactNode } from 'react';
import { buttonClass } from '#ui/controls/button-class.ts';
import type { Flow } from '../charts.ts';
import { CallsTable, RuleList, StatesTable, TransitionsTable } from './flow-parts.tsx';
import type { FlowStory } from './flow-story.ts';
import { FlowImage } from './flow-image.tsx';
import { StoryLink } from './links.tsx';
import styles from './pages.module.css';

interface FlowPageProps {
  flow: Flow;
  stories: readonly FlowStory[];
}

/**
 * All information about a flow, taken from its chart and its test model. No story is rendered here.
 */
export function FlowPage({ flow, stories }: FlowPageProps) {
  const { chart, testModel, area, name } = flow;
  const calls = new Set(
    chart.states.flatMap(({ invokes }) => invokes.flatMap((each) => each.calls)),
  );
  const interactions = stories.filter(({ state }) => state === null);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <p className={styles.kicker}>{area}</p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.lead}>{chart.description}</p>
        <div className={styles.actions}>
          {interactions.map(({ id, name: interaction }, index) => (
            <StoryLink
              key={id}
              to={id}
              className={buttonClass(index === 0 ? 'primary' : 'secondary')}
            >
              {interaction}
            </StoryLink>
          ))}
        </div>
        <Facts
          facts={{
            states: chart.states.length - 1,
            transitions: chart.transitions.length,
            calls: calls.size,
            rules: testModel.rules.length,
          }}
        />
      </header>
      <Section title="Chart">
        <FlowImage chart={chart} />
      </Section>
      <Section title="States">
        <StatesTable chart={chart} stories={stories} />
      </Section>
      <Section title="Transitions">
        <TransitionsTable chart={chart} />
      </Section>
      <Section title="Calls">
        {calls.size > 0 ? <CallsTable chart={chart} /> : <p>This flow makes no calls itself.</p>}
      </Section>
      <Section title="Rules">
        <RuleList rules={testModel.rules} />
      </Section>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 id={title.toLowerCase()}>{title}</h2>
      {children}
    </section>
  );
}

/** The count of each thing: `9 states`. */
function Facts({ facts }: { facts: Record<string, number> }) {
  return (
    <ul className={styles.facts}>
      {Object.entries(facts).map(([name, count]) => (
        <li key={name}>
          <strong>{count}</strong> {count === 1 ? name.slice(0, -1) : name}
        </li>
      ))}
    </ul>
  );
}
