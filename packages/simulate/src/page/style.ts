/** How the page looks, and the few lines that sort a table when its head is clicked. */
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e6e9ee); --faint: light-dark(#5b6675, #9aa5b4); --paper: light-dark(#ffffff, #14181f); --rule: light-dark(#d9dfe7, #313a47); --bar: light-dark(#4477aa, #6a9fd4); --mark: light-dark(#b3432b, #ee8866); }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: 0; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } p { color: var(--faint); margin: 0.3rem 0 0.8rem; }
svg { width: 100%; height: auto; } svg text { font: 11px system-ui, sans-serif; fill: var(--faint); }
.bar { fill: var(--bar); } .reach { stroke: var(--ink); stroke-width: 2; } .base { stroke: var(--mark); stroke-dasharray: 4 3; } .axis { stroke: var(--rule); } .line { fill: none; stroke: var(--bar); stroke-width: 2; } .dot { fill: var(--bar); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.5rem 0; } th, td { text-align: right; padding: 0.15rem 0.7rem; border-bottom: 1px solid var(--rule); white-space: nowrap; } th { cursor: pointer; color: var(--faint); font-weight: 600; } td.word, th.word { text-align: left; }
summary { cursor: pointer; color: var(--faint); } h1 { overflow-wrap: anywhere; }
@media (max-width: 40rem) { svg { min-width: 36rem; } th, td { padding: 0.15rem 0.4rem; } td.word { white-space: normal; overflow-wrap: anywhere; min-width: 6rem; } }
`;

export const SCRIPT = `
for (const table of document.querySelectorAll('table')) table.tHead.addEventListener('click', ({ target }) => {
  const at = target.cellIndex, body = table.tBodies[0], up = target.dataset.up !== 'yes';
  for (const head of target.parentNode.cells) head.dataset.up = head === target && up ? 'yes' : 'no';
  const of = (row) => row.cells[at].dataset.value ?? row.cells[at].textContent;
  const rows = [...body.rows].sort((a, b) => { const x = of(a), y = of(b), n = Number(x) - Number(y); return Number.isNaN(n) || x === '' || y === '' ? (x < y ? -1 : x > y ? 1 : 0) : n; });
  body.append(...(up ? rows : rows.reverse()));
});
`;
