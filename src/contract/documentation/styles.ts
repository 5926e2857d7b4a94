/** The whole style of the documentation page; light and dark, no font or image from elsewhere. */
export const STYLES = `
:root{--ink:#1d2430;--quiet:#5c6675;--line:#dde2ea;--paper:#fff;--panel:#f5f7fa;--accent:#0b5cad;--get:#176b3a;--post:#8a4b00;--bad:#a1261b;--code:#f0f3f7}
@media (prefers-color-scheme:dark){:root{--ink:#e2e7ef;--quiet:#99a4b5;--line:#2c3442;--paper:#12161d;--panel:#181d26;--accent:#7ab8ff;--get:#5fcf8b;--post:#f0b35c;--bad:#ff8a7d;--code:#1f2632}}
*{box-sizing:border-box}
html{scroll-padding-top:1rem}
body{margin:0;color:var(--ink);background:var(--paper);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
.page{display:grid;grid-template-columns:17rem minmax(0,1fr);max-width:82rem;margin:0 auto}
nav{position:sticky;top:0;align-self:start;height:100vh;overflow-y:auto;padding:2rem 1.25rem;border-right:1px solid var(--line);background:var(--panel);font-size:.9rem}
nav strong{display:block;font-size:1.15rem;letter-spacing:-.01em}
nav h2{font-size:.72rem;text-transform:uppercase;letter-spacing:.08em;color:var(--quiet);margin:1.6rem 0 .4rem;border:0;padding:0}
nav details{margin:1.6rem 0 0}
nav summary{font-size:.72rem;text-transform:uppercase;letter-spacing:.08em;color:var(--quiet);margin-bottom:.4rem}
nav ul{list-style:none;margin:0;padding:0}
nav li{margin:.15rem 0}
nav a{display:block;padding:.15rem .4rem;border-radius:.3rem;color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a:hover{background:var(--line)}
main{padding:2.5rem 2.5rem 6rem;min-width:0}
h1{font-size:2.1rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 .3rem}
h2{font-size:1.45rem;letter-spacing:-.01em;margin:3.2rem 0 1rem;padding-top:1.2rem;border-top:2px solid var(--line)}
h3{font-size:1.15rem;margin:0 0 .5rem}
h4{font-size:.95rem;margin:1.4rem 0 .4rem}
h1,h2,h3,h4,p{overflow-wrap:anywhere}
p{margin:.5rem 0;max-width:48rem}
a{color:var(--accent);text-underline-offset:.15em}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.86em}
code{background:var(--code);border-radius:.25rem;padding:.1em .3em;overflow-wrap:anywhere}
pre{background:var(--code);border-radius:.5rem;padding:.9rem 1rem;overflow-x:auto;line-height:1.5;margin:.4rem 0}
a:has(>code){text-decoration:none}
a:has(>code):hover{text-decoration:underline}
pre code{background:none;padding:0}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th{text-align:left;font-weight:600;color:var(--quiet);background:var(--panel)}
th,td{padding:.5rem .75rem;vertical-align:top;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
td:first-child{white-space:nowrap}
td p{margin:.25rem 0 0;font-size:.85rem}
.operation,.schema{padding:1.4rem 0;border-bottom:1px solid var(--line)}
.operation:last-of-type{border-bottom:0}
.path{font-size:1.02rem}
.method{display:inline-block;min-width:3.4rem;text-align:center;font:700 .78rem/1.6 system-ui,sans-serif;letter-spacing:.04em;border:1.5px solid currentColor;border-radius:.35rem;padding:0 .45rem}
.get{color:var(--get)}.post{color:var(--post)}
.gate{font-size:.72rem;font-weight:600;color:var(--quiet);border:1px solid var(--line);border-radius:1rem;padding:.15rem .6rem;margin-left:.4rem;vertical-align:.15em;white-space:nowrap}
.gate.pro{color:var(--accent);border-color:currentColor}
.quiet{color:var(--quiet);font-size:.88rem}
td .quiet{font-size:.78rem}
tr.s4 td:first-child,tr.s5 td:first-child{color:var(--bad)}
tr.s2 td:first-child,tr.s3 td:first-child{color:var(--get)}
tr:target,section:target h3{background:color-mix(in srgb,var(--accent) 12%,transparent)}
details{margin:.8rem 0}
summary{cursor:pointer;font-weight:600;font-size:.9rem}
details pre{max-height:32rem;overflow:auto}
nav label{display:block;margin:1rem 0 .2rem;font-size:.85rem}
nav output{display:block;min-height:1.5em;font-size:.85rem;color:var(--quiet)}
input,textarea,button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:.3rem;padding:.35rem .5rem}
nav input,.try input,.try textarea{width:100%}
.try{display:grid;gap:.4rem;justify-items:start;margin:.8rem 0}
.try input,.try textarea{font-family:ui-monospace,monospace;font-size:.86em}
.try button{min-width:5rem;cursor:pointer}
.try pre{width:100%;max-height:32rem;overflow:auto}
[hidden]{display:none!important}
@media (max-width:60rem){.page{display:block}nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line);padding:1rem 1.25rem}nav ul{columns:2}main{padding:1.5rem 1.25rem 4rem}td:first-child{white-space:normal}td code{overflow-wrap:normal}}
@media print{nav{display:none}.page{display:block}}
`;
