/** Forms, answers and what was supposed. */
export const FORMS_CSS = `textarea,select{font:inherit;color:var(--ink);background:var(--panel);border:1px solid var(--quiet);border-radius:2px;padding:4px 8px;min-block-size:28px;max-inline-size:100%}
textarea:focus-visible,select:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
.ask{display:grid;grid-template-columns:minmax(0,1fr);gap:4px;max-inline-size:44rem;margin-block:16px}
.ask p{margin:0}
.ask label{font-weight:600}
.ask textarea{inline-size:100%;resize:vertical}
.ask .quiet{font-size:.8125rem}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:8px 24px;margin-block:8px}
.fields label{display:block}
.fields input,.fields select{inline-size:100%}
.primary{justify-self:start;font-weight:600;padding:6px 24px;background:var(--ink);color:var(--page);border-color:var(--ink)}
.ask output p{margin-block:8px}.ask output:empty{display:none}
.answer{font-size:1rem}
.answer h2{font-size:.9375rem;margin-block:16px 0}
.answer ul{margin-block:4px;padding-inline-start:20px}
.reference{font-size:.75rem;vertical-align:super;line-height:1;text-decoration:none;padding:4px 2px}
.judgement{border-inline-start:3px solid var(--quiet);padding-inline-start:12px}
.inline{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 10px}
td .inline a,.inline a{display:inline-block;min-block-size:24px;padding-block:2px;margin-block:0}
.claims tr:target{background:var(--sunk)}
.claims td:first-child{inline-size:1%}
.claims tbody th{max-inline-size:none;inline-size:46%}
.instant-cell{white-space:nowrap}
.levers{border:1px solid var(--quiet);border-radius:2px;padding:8px 12px;margin:8px 0;min-inline-size:0}
.lever{display:grid;grid-template-columns:minmax(0,1fr) 10rem 7rem;gap:0 12px;align-items:center;padding-block:6px}
.ask .lever{font-weight:400}
.lever>.quiet{grid-column:1/-1}
.lever input{inline-size:100%;box-sizing:border-box;min-block-size:28px}
.lever [type=number]{grid-column:3}
.lever [type=range]{accent-color:var(--ink)}
@media (max-width:767px){.lever{grid-template-columns:minmax(0,1fr) 7rem}.lever>span:first-child{grid-column:1/-1}.lever [type=number]{grid-column:2}}
@media (max-width:767px){section>table:not(.stacked){display:block;overflow-x:auto}.axes.stacked :is(.number,.made-by,.bar){inline-size:auto}.axes.stacked svg{inline-size:min(240px,70vw)}.axes:not(.stacked) tbody th{white-space:normal}.axes:not(.stacked) svg{inline-size:28vw}.claims td[data-label]:first-child::before{content:none}.claims.stacked tbody th{flex:1 1 80%}}
.twins{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;font-size:.8125rem;color:var(--quiet)}
.twins a,.twins button{padding:3px 4px}
.observation{border:0;padding:0;margin:0 0 8px;display:flex;flex-wrap:wrap;gap:4px 16px}
.observation label{font-weight:400;font-size:.8125rem}
.supposition .bar svg{inline-size:min(240px,30vw)}
.newer:empty{padding:0!important;border:0!important}
.newer{position:fixed;inset-block-end:0;inset-inline:0;z-index:3;max-inline-size:none;margin:0;padding:8px 24px;background:var(--panel);border-block-start:2px solid var(--ink);font-weight:600}
.newer a{display:inline-block;min-block-size:24px;padding-inline:8px}
.new-key{overflow-wrap:anywhere;font-weight:600;user-select:all}
@media print{.newer{display:none}.supposed{position:fixed;inset-block-start:0;inset-inline:0}.ask{display:none}}
.feeds td{font-size:.8125rem}
.feeds th:first-child{inline-size:24%}.feeds td:nth-child(6){inline-size:20%}
.feeds .chart{inline-size:172px}
.feeds .age{display:block}
.feeds code{display:block}
svg .age-current{fill:var(--quiet)}
svg .age-stale{fill:var(--quiet);stroke:var(--ink);stroke-width:1.5;stroke-dasharray:1.5 2.5}
.verify textarea{font:.8125rem/1.4 ui-monospace,monospace}
.verify input[type=file]{max-inline-size:100%;border:0}
:is(.verify,.recompute) output{display:block;min-block-size:2rem;padding-block:8px;font-weight:600;overflow-wrap:anywhere}
:is(.verify,.recompute) output.valid{border-inline-start:3px solid var(--buffer);padding-inline-start:12px}
:is(.verify,.recompute) output.invalid{border-inline-start:3px double var(--pressure);padding-inline-start:12px}
.country .made-by{font-size:.8125rem;inline-size:48%}
.country .made-by li{padding-block:1px}
svg .reference{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:2 2}
.spark{max-inline-size:100%}
main dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 16px}
main dt{color:var(--quiet)}main dd{margin:0}
.supposed{max-inline-size:none;margin:0;padding:4px 24px;text-align:center;font-weight:600;border-block:2px dashed var(--ink);background:var(--panel)}`;
