/** Style of an answer for people: black on white, one column, sheets of A4. */
export const ANSWER_STYLES = `
@page { size: A4; margin: 12mm 15mm; }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #16191d; font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 0 0 .4rem; }
h2 { font-size: .95rem; margin: 1rem 0 .25rem; break-after: avoid; }
p { margin: 0 0 .5rem; }
ul, ol { margin: 0; padding-left: 1.25rem; }
li { margin: 0 0 .2rem; break-inside: avoid; overflow-wrap: anywhere; }
a { color: #0b4f8a; }
sup { font-size: .7em; line-height: 0; padding-left: .1em; }
sup a { text-decoration: none; }
em { color: #4a525b; }
.headline { font-size: 1.1rem; font-weight: 600; line-height: 1.4; margin-top: .6rem; }
.headline em { font-weight: 400; font-size: .95rem; }
.headline sup { font-weight: 400; }
.asked, .quiet { color: #4a525b; }
.quiet { font-size: .85em; overflow-wrap: anywhere; }
.exercise { border: 2px solid #8a4b00; color: #8a4b00; font-weight: 700; padding: .2rem .5rem; }
.evidence { color: #4a525b; font-size: .85em; }
.sources ul { list-style: none; padding: 0; }
.sources b { font-weight: 600; }
.sources { border-top: 1px solid #c8ced4; margin-top: 1rem; font-size: .85em; }
@media print {
  body { font-size: 8.8pt; line-height: 1.25; }
  h1 { font-size: 13pt; }
  h2 { font-size: 9.5pt; margin: 5pt 0 1pt; }
  li, p { margin-bottom: 1pt; }
  .headline { font-size: 10pt; margin-top: 3pt; line-height: 1.3; }
  main { max-width: none; padding: 0; }
  .sources { font-size: 7pt; margin-top: 5pt; line-height: 1.25; }
  .sources li { display: inline; }
  .sources li::after { content: ";  "; }
  a { color: inherit; }
}
`;
