/** The inline style of the HTML report; it loads no external files. */
export const style = `
:root { color-scheme: light dark; --line: light-dark(#d5d9e0, #3a404a);
  --quiet: light-dark(#5a6270, #a4acb9); --bad: light-dark(#b3261e, #ff8a80);
  --good: light-dark(#1b6e3c, #7fd6a0); --ground: light-dark(#f6f7f9, #1d2127); }
body { background: light-dark(#fff, #14171b); color: light-dark(#16191d, #eceff3);
  font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin-block: 0 .25rem; }
h2 { font-size: 1.15rem; margin-block: 2rem .5rem; }
p { margin-block: .25rem; }
.quiet { color: var(--quiet); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-block-end: 1px solid var(--line); padding: .35rem .5rem; text-align: start; }
td.number, th.number { text-align: end; }
.failed { color: var(--bad); } .passed { color: var(--good); }
article { border: 1px solid var(--line); border-radius: 6px; margin-block: .75rem; padding: .75rem 1rem; }
h3 { font-size: 1rem; margin: 0 0 .5rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
pre { background: var(--ground); border-radius: 4px; margin: .25rem 0; padding: .5rem;
  overflow: auto; max-height: 16rem; white-space: pre-wrap; overflow-wrap: anywhere; }
th[scope=row] { font-weight: normal; } td, th { vertical-align: top; overflow-wrap: anywhere; }
td[class], thead th { overflow-wrap: normal; white-space: nowrap; }
code { color: var(--quiet); font-size: .85em; } summary { cursor: pointer; } li { overflow-wrap: anywhere; }
`;
