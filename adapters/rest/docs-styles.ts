/** Of the reference page, beside the common ones. */
export const DOCS_STYLES = `
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
:root {
  --code-ground: light-dark(#f1efe8, #101213);
  --get: light-dark(#0b5cad, #7db7f5);
  --post: light-dark(#0b6b53, #5fd0ac);
  --put: light-dark(#8a5a00, #e2b866);
  --delete: light-dark(#a92b2b, #f09090);
}
main { max-width: none; padding: 2.5rem 1.25rem; min-width: 0; }
nav { padding: 1.5rem 1.25rem; border-bottom: 1px solid var(--line); background: var(--raised); font-size: 0.9rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; gap: 0.4rem; padding: 0.2rem 0; color: inherit; text-decoration: none; }
nav li a:hover, nav li a:focus-visible { color: var(--accent); }
nav h2 { margin: 1.25rem 0 0.35rem; font-size: 0.75rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--quiet); }
nav .method { flex: 0 0 3.2rem; line-height: 1.9; }
nav section { break-inside: avoid; }
@media (min-width: 30rem) and (max-width: 62rem) { nav { columns: 2; } }
.brand { margin: 0; font-size: 1.1rem; font-weight: 650; }
.brand a { color: inherit; text-decoration: none; }
header { max-width: 46rem; }
header h1 { margin: 0 0 1rem; font-size: 2rem; }
.tag { margin-top: 3.5rem; }
.tag > h2 { margin: 0; font-size: 1.5rem; }
.tag > h2 + p { margin-top: 0.25rem; }
article { padding: 2rem 0; border-top: 1px solid var(--line); }
article h3 { margin: 0; font-size: 1.2rem; }
article h3 a { color: inherit; text-decoration: none; }
article h3 a:hover::after { content: " #"; color: var(--quiet); }
article h4 { margin: 1.5rem 0 0.4rem; font-size: 0.85rem; color: var(--quiet); font-weight: 600; }
.address { margin: 0.4rem 0 0.8rem; }
.method { font: 650 0.72rem/1 ui-monospace, "DejaVu Sans Mono", Menlo, monospace; letter-spacing: 0.03em; }
.get { color: var(--get); } .post { color: var(--post); } .put { color: var(--put); } .delete { color: var(--delete); }
.required { color: var(--delete); font-size: 0.78rem; white-space: nowrap; }
.prose, .examples { min-width: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th { text-align: left; font-weight: 600; font-size: 0.78rem; color: var(--quiet); }
th, td { padding: 0.45rem 0.9rem 0.45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: break-word; }
td:first-child { width: 36%; }
.answers td:first-child { width: 28%; }
tr:last-child td { border-bottom: 0; }
code { background: var(--code-ground); padding: 0.1em 0.3em; border-radius: 0.25rem; }
pre { margin: 0; padding: 0.9rem 1rem; background: var(--code-ground); border: 1px solid var(--line); border-radius: 0.5rem;
  overflow: auto; max-height: 32rem; line-height: 1.45; }
pre code { background: none; padding: 0; font-size: 0.8rem; }
@media (min-width: 62rem) {
  .layout { display: grid; grid-template-columns: 17rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { padding: 3rem; }
}
@media (min-width: 84rem) {
  article:not(.object) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 30rem); gap: 3rem; }
  article:not(.object) .examples h4:first-child { margin-top: 0.3rem; }
  article.object .prose, header { max-width: 52rem; }
}
`;
