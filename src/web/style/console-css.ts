import { CHARTS_CSS } from './charts-css.ts';
import { FORMS_CSS } from './forms-css.ts';

const LIGHT = `--page:#FCFCFA;--panel:#FFFFFF;--sunk:#F1F2EE;--ink:#16191D;--quiet:#565D66;--pressure:#A34400;--buffer:#0B5C9E;--missing:#62676E;--band:#6E1D8A;--on-band:#FFFFFF;
--p1:#F6E3D3;--p2:#EDC09A;--p3:#DE9760;--p4:#C46A28;--p5:#8F3B00;--b1:#E3EEF8;--b2:#A9CCEA;--b3:#6BA5D6;--b4:#2E76B5;--b5:#08457E;color-scheme:light`;
const DARK = `--page:#101316;--panel:#171B1F;--sunk:#1F242A;--ink:#ECEFF1;--quiet:#A3ACB5;--pressure:#F29A5B;--buffer:#6FB3EE;--missing:#A0A7AE;--band:#DDA0F2;--on-band:#101316;
--p1:#3A2A1F;--p2:#6B4220;--p3:#9C5C22;--p4:#CC7F38;--p5:#F7B178;--b1:#1B2C3C;--b2:#274F74;--b3:#3478AC;--b4:#5BA3DB;--b5:#A5D0F5;color-scheme:dark`;

/** The style of every view: CONSOLE.md §6. Colours by role, light and dark; no hue beyond the roles. */
export const CONSOLE_CSS = `:root{${LIGHT}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${DARK}}}
:root[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:.9375rem/1.6 ui-sans-serif,system-ui,sans-serif}
header,main,footer{max-width:1200px;margin-inline:auto;padding-inline:24px}
a{color:inherit;text-decoration:underline;text-decoration-color:var(--quiet);text-decoration-thickness:1px;text-underline-offset:3px}
a:hover{text-decoration-color:currentColor}
a:focus-visible,summary:focus-visible,input:focus-visible,button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.skip{position:absolute;inset-inline-start:-9999px}
.skip:focus{inset-inline-start:8px;inset-block-start:8px;background:var(--panel);padding:8px;z-index:3}
.exercise{max-inline-size:none;position:sticky;inset-block-start:0;z-index:2;margin:0;padding:4px 24px;background:var(--band);color:var(--on-band);text-align:center;font-weight:600}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding-block:8px;border-block-end:1px solid var(--sunk)}
header nav{flex:1 1 100%;display:flex;gap:4px 20px;align-items:baseline;min-inline-size:0}
header nav+nav{border-block-start:1px solid var(--sunk);margin-inline-start:-6px}
header ul{display:flex;overflow-x:auto;white-space:nowrap;gap:0 4px;margin:0;padding:0;list-style:none;font-size:.8125rem}
header li a{display:inline-block;padding:4px 6px;text-decoration:none;color:var(--quiet)}
header li a:hover{color:var(--ink)}
header [aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--ink)}
.mark{font-weight:700;text-decoration:none;padding-block:4px}
.find{margin-inline-start:auto}
.find input{inline-size:9rem}
dialog{color:var(--ink);background:var(--panel);border:1px solid var(--quiet);border-radius:2px;max-inline-size:min(30rem,90vw)}
dialog::backdrop{background:#0006}
dialog h2{margin-block-start:0}
dialog dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}
dialog dd{margin:0}
dialog form{display:flex;flex-wrap:wrap;gap:8px 24px;justify-content:space-between}
kbd{font:.8125rem ui-monospace,monospace}
.instant{display:flex;flex-wrap:wrap;gap:8px;align-items:center;font-size:.8125rem;color:var(--quiet)}
input,button{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--quiet);border-radius:2px;padding:3px 8px;min-block-size:28px}
button{cursor:pointer}
h1{font-size:1.5rem;line-height:2rem;font-weight:650;margin-block:20px 8px;text-wrap:pretty}
h2{font-size:1.125rem;line-height:1.5rem;margin-block:32px 8px}
h3{font-size:.9375rem;margin-block:16px 4px}
p,li,dd{max-inline-size:68ch}
.lead{display:flex;flex-wrap:wrap;gap:4px 24px;justify-content:space-between;align-items:baseline;margin-block:0 16px}
.lead p{margin:0}
.quiet,caption,figcaption{color:var(--quiet)}
.prose{margin-block:8px}
table{border-collapse:collapse;inline-size:100%;font-size:.875rem;line-height:1.25rem}
caption{text-align:start;padding-block:4px}
th,td{text-align:start;vertical-align:top;padding-block:5px;padding-inline:0 12px;border-block-end:1px solid var(--sunk);font-weight:400}
thead th{color:var(--quiet);font-size:.8125rem;vertical-align:bottom}
tbody th{max-inline-size:44ch}
.number{font-variant-numeric:tabular-nums;text-align:end;white-space:nowrap}
td.number a,.number a{text-decoration-color:transparent}
td.number a:hover{text-decoration-color:currentColor}
.scroll{overflow-x:auto}
.scroll tbody th{min-inline-size:8rem}
.regions tbody th{font-weight:600;min-inline-size:12.5rem}
.regions td:nth-last-child(2),.regions td:last-child{white-space:nowrap}
.regions .why{font-size:.8125rem;min-inline-size:14rem;inline-size:50%}
.regime{display:block;font-weight:400;font-size:.8125rem;color:var(--quiet)}
.world{display:grid;grid-template-columns:minmax(0,9fr) minmax(0,4fr);gap:16px 32px}
.clamped{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.fired{font-weight:600}
.moved,.missing{color:var(--missing)}
.map{margin:0}
.map svg{display:block;inline-size:100%;block-size:auto}
.map path{stroke:var(--page);stroke-width:.5}
.map .dot{stroke:var(--quiet)}
.map path:hover{stroke:var(--ink);stroke-width:1.5}
.map a:focus-visible{outline:0}
.map a:focus-visible path{stroke:var(--ink);stroke-width:2.5}
.map a:focus-visible text{font-size:24px;fill:var(--ink)}
.map output{display:block;min-block-size:1.5rem;font-size:.8125rem}
.map .none{fill:url(#hatch)}
.map .ground{fill:var(--sunk)}
.map .stroke{stroke:var(--missing);stroke-opacity:.35;stroke-width:1}
.map.pressure .c1{fill:var(--p1)}.map.pressure .c2{fill:var(--p2)}.map.pressure .c3{fill:var(--p3)}.map.pressure .c4{fill:var(--p4)}.map.pressure .c5{fill:var(--p5)}
.map.buffer .c1{fill:var(--b1)}.map.buffer .c2{fill:var(--b2)}.map.buffer .c3{fill:var(--b3)}.map.buffer .c4{fill:var(--b4)}.map.buffer .c5{fill:var(--b5)}
.map text{text-anchor:middle;font-size:9px;fill:var(--ink);stroke:var(--page);stroke-width:2px;paint-order:stroke}
.map text.closed{font-size:18px}.map text.strained{font-size:14px}
.map text.open{fill:var(--quiet)}
figcaption{font-size:.8125rem}
.axis-links{font-size:.8125rem;color:var(--quiet);display:flex;flex-wrap:wrap;gap:4px 12px;margin-block:4px}
.axis-links a{padding-block:2px}
.axis-links [aria-current]{color:var(--ink);font-weight:600}
.axes td,.axes th{vertical-align:middle}
.axes tbody th{white-space:nowrap;inline-size:1%}
.axes .bar{inline-size:1%}
.axes svg{inline-size:min(200px,28vw)}
.axes .number{inline-size:1%;font-weight:600}
.drivers{font-size:.8125rem}
.drivers a{display:inline-block;min-block-size:24px;margin-inline-end:16px;color:var(--quiet);text-decoration-color:transparent}
.drivers a:hover{color:var(--ink)}
svg .track{fill:var(--sunk)}
svg .pressure{fill:var(--pressure)}
svg .buffer{fill:var(--buffer)}
svg .ink{fill:var(--ink)}
svg .zero{stroke:var(--ink);stroke-width:1}
svg .forecast{fill:none;stroke:var(--ink);stroke-width:1;vector-effect:non-scaling-stroke}
.lanes td,.lanes tbody th{white-space:nowrap}
.lanes svg{inline-size:min(56px,8vw);margin-inline-end:8px;vertical-align:middle}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(30rem,100%),1fr));gap:0 48px}
.drawer{position:fixed;inset-block:0;inset-inline-end:0;inline-size:480px;max-inline-size:100%;overflow:auto;background:var(--panel);border-inline-start:1px solid var(--quiet);padding:16px 24px 48px;z-index:4}
.drawer h2{margin-block-start:8px;padding-inline-end:64px}
.drawer .close{position:absolute;inset-block-start:24px;inset-inline-end:24px;padding:4px}
.drawer .bar{inline-size:1%}
.drawer dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}
.drawer dt{color:var(--quiet)}
.drawer dd{margin:0;overflow-wrap:anywhere}
blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:3px solid var(--sunk)}
code{font:.8125rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
code,svg,.scale,.patch,.scrubber output,[type=range],[type=password],.instant input{direction:ltr}
details summary{cursor:pointer;padding-block:4px;color:var(--quiet)}
footer{margin-block:48px 24px;padding-block-start:12px;border-block-start:1px solid var(--sunk);font-size:.8125rem}
.visually-hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
${FORMS_CSS}
${CHARTS_CSS}
@media (max-width:1023px){.world{grid-template-columns:minmax(0,1fr)}}
@media (max-width:767px){.regions thead{display:none}.regions,.regions tbody{display:block}.regions tbody th{min-inline-size:0}.regions .why{min-inline-size:0;inline-size:auto}.regions tr{display:grid;grid-template-columns:1fr auto auto auto auto;border-block-end:1px solid var(--sunk);padding-block:4px}.regions th,.regions td{border:0;padding-block:2px}.regions .why{grid-column:1/-1;grid-row:2}header,main,footer{padding-inline:16px}header nav{flex-wrap:wrap}header ul{order:1;inline-size:100%}.drawer{inline-size:100%}h1{font-size:1.25rem;line-height:1.75rem}.axes .drivers{display:none}}
@media screen{.printed{display:none}}
@media print{:root{${LIGHT};--page:#FFFFFF;--quiet:#333;--missing:#333}@page{size:A4;margin:9mm 11mm}
header,.axis-links,.instant,.skip,.twins,footer form,footer .quiet,.key-list,.map output,details:not([open]),.drawer .close,.unprinted,p:has(>a[href^="/"]:only-child){display:none}
body{font-size:7.5pt;line-height:1.3;background:#fff}main,footer{padding:0;max-inline-size:none}h1{font-size:12pt;line-height:1.2;margin-block:4px}h2{font-size:9pt;line-height:1.2;margin-block:6px 2px}table{font-size:7pt;line-height:1.2}th,td{padding-block:1px}p,li,dd,.prose{max-inline-size:none;margin-block:2px}footer{margin-block:6px 0;padding-block-start:4px;font-size:7pt}ul{margin-block:2px}.columns{grid-template-columns:minmax(0,9fr) minmax(0,8fr);gap:0 24px}thead th,.drivers{font-size:6.5pt}.lanes thead th{white-space:normal}.lanes svg{inline-size:24px;margin-inline-end:2px}.drivers :nth-child(n+3){display:none}.axes th,.axes td{padding-block:0}ul{padding-inline-start:14px}.triggers tr:nth-child(n+9),[aria-labelledby=watch] li:nth-child(n+7){display:none}.regimes{margin:2px 0}.regimes svg{block-size:12px}td,th{padding-inline-end:6px}.drivers a{min-block-size:0;margin-inline-end:8px}.printed code,footer code{font-size:7pt}footer p{display:inline}
.exercise{position:static;color:#000;background:#fff;border:1px solid #000;padding:2px}}
`;
