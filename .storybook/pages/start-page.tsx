import type { ReactNode } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Button } from '#ui/controls/button.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { Kbd } from '#ui/text/kbd.tsx';
import { flows, type Flow } from '../charts.ts';
import { demoPeople } from '../fixtures/demo-people.ts';
import { toPercent, type Count } from '@atrium/statechart-panel/core';
import tokens from '@atrium/statechart-panel/tokens.module.css';
import { countResponses, getCoverage, type ResponseSource } from './flow-coverage.ts';
import { Table } from './flow-parts.tsx';
import { contractAddress } from '../contract-address.ts';
import { StoryLink } from './links.tsx';
import styles from './pages.module.css';
import type { CoveredCharts } from './use-coverage.ts';

interface Interactions {
  /**
   * Coverage by the test paths in Node that are generated from each chart; null if there is no
   * result.
   */
  byPaths: CoveredCharts | null;
  /** Coverage by the stories in a browser; null if there is no result. */
  byStories: CoveredCharts | null;
  /** Provides the possible responses; null until it is loaded. */
  contract: ResponseSource | null;
  /** Coverage by hand, in this browser. */
  byHand: CoveredCharts;
}

interface StartPageProps extends Interactions {
  /** Id of the person selected in the toolbar. */
  person: string;
}

/** The first page of Storybook: how to test a flow, which flows there are, and as whom. */
export function StartPage({ person, ...interactions }: StartPageProps) {
  return (
    <main className={`${styles.page} ${tokens.tokens}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>Explore the flows of Atrium</h1>
        <p className={styles.lead}>
          Each flow of the app is a statechart. Here you run the same chart as its screen, against a
          demo server inside this page, so your changes affect nobody else.
        </p>
      </header>
      <section className={styles.section}>
        <h2>How to test a flow</h2>
        <Steps />
      </section>
      <section className={styles.section}>
        <h2>Flows</h2>
        <p>
          For each chart, see how many of its states, transitions and guard rejections are covered,
          and how many of the possible responses to its calls the stories have tried.
        </p>
        <FlowsTable {...interactions} />
        {interactions.byPaths === null && interactions.byStories === null && (
          <p className={styles.quiet}>
            No test coverage yet. Run <code>npm test</code> to record it.
          </p>
        )}
      </section>
      <section className={styles.section}>
        <h2>Demo people</h2>
        <p>
          An interaction starts as the person that its story needs. Select another person here or in
          the toolbar to start all interactions as that person, in one of their tenants.
        </p>
        <PeopleTable person={person} />
      </section>
      <section className={styles.section}>
        <h2>API contract</h2>
        <p>
          See all requests and responses of the server in the{' '}
          <a href={contractAddress} target="_blank" rel="noreferrer">
            contract reference
          </a>
          , or browse them <StoryLink to="contract--contract">by area</StoryLink>. Each flow page
          links to the calls that the flow makes.
        </p>
      </section>
    </main>
  );
}

function Steps() {
  const example = flows.find(({ id }) => id === 'mini-timer');
  return (
    <ol className={styles.steps}>
      <Step title="Open an interaction">
        Select <em>Open</em> in the table below
        {example && (
          <>
            , for example the <StoryLink to={example.pathId}>{example.name} interaction</StoryLink>
          </>
        )}
        . The real screen opens. Press <Kbd>Alt</Kbd> <Kbd>A</Kbd> to show or hide the panels, then
        open <em>Statechart</em>.
      </Step>
      <Step title="Send events">
        Use the screen, or select an event under <em>Interaction</em>. The chart shows the current
        state. To see why a dimmed transition is unavailable, point to it.
      </Step>
      <Step title="Select responses">
        Under <em>Responses</em>, select the response to the next call: an error, a slow or
        malformed response, or none. The toolbar sets the network scenario for all calls.
      </Step>
      <Step title="Advance the clock">
        Under <em>Time</em>, jump to the next delay or past midnight.
      </Step>
      <Step title="Go back">
        Under <em>Steps</em>, select an earlier step and continue from there.
      </Step>
      <Step title="Assess and share">
        Mark steps as passed or failed and add notes. <em>Share</em> creates a link, a report and a
        test. <em>Coverage</em> takes you to what isn&rsquo;t covered yet.
      </Step>
    </ol>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const heads = [
  'Flow',
  'Area',
  'Generated paths',
  'Stories',
  'Responses tried',
  'This browser',
  'Interaction',
];

function FlowsTable(interactions: Interactions) {
  return (
    <Table label="Flows" heads={heads}>
      {flows.map((flow) => (
        <FlowRow key={flow.id} flow={flow} {...interactions} />
      ))}
    </Table>
  );
}

interface FlowRowProps extends Interactions {
  flow: Flow;
}

function FlowRow({ flow, byPaths, byStories, contract, byHand }: FlowRowProps) {
  const { name, area, pageId, pathId } = flow;
  return (
    <tr>
      <th scope="row">
        <StoryLink to={pageId}>{name}</StoryLink>
      </th>
      <td className={styles.quiet}>{area}</td>
      <td>{byPaths ? <Bar count={getCoverage(flow, byPaths)} by="tests" /> : 'unknown'}</td>
      <td>{byStories ? <Bar count={getCoverage(flow, byStories)} by="tests" /> : 'unknown'}</td>
      <td>
        {byStories && contract ? (
          <Bar count={countResponses(flow, byStories, contract)} by="tests" />
        ) : (
          'unknown'
        )}
      </td>
      <td>
        <Bar count={getCoverage(flow, byHand)} by="hand" />
      </td>
      <td>
        <StoryLink to={pathId} className={buttonClass('secondary', 'small')}>
          Open<span className="visually-hidden"> {name}</span>
        </StoryLink>
      </td>
    </tr>
  );
}

/** The coverage of a chart, as a bar and in numbers. */
function Bar({ count, by }: { count: Count; by: 'tests' | 'hand' }) {
  if (count[1] === 0) return <span className={styles.quiet}>none</span>;
  const percent = toPercent(count);
  return (
    <span className={styles.coverage}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles[by]} style={{ inlineSize: `${percent}%` }} />
      </span>
      <span className={styles.percent}>{percent} %</span>
      <span className={styles.count}>
        {count[0]} of {count[1]}
      </span>
    </span>
  );
}

function PeopleTable({ person }: { person: string }) {
  return (
    <Table label="Demo people" heads={['Person', 'Description', 'Tenants', 'Start as']}>
      {demoPeople.map(({ id, name, specialty, tenants }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{specialty}</td>
          <td className={styles.quiet}>{tenants.join(', ') || 'none'}</td>
          <td>
            <Button
              size="small"
              aria-label={`${id === person ? 'Selected' : 'Select'}: ${name}`}
              isDisabled={id === person}
              onPress={() => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { person: id } })}
            >
              {id === person ? 'Selected' : 'Select'}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
