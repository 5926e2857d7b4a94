/** Charts drawn by hand: marks by shape and side, colour never alone. */
export const CHARTS_CSS = `.defs{position:absolute}
svg .hatched{fill:url(#hatched)}
svg pattern .stroke{stroke:var(--missing);stroke-opacity:.5;stroke-width:1.5}
svg .mark{fill:var(--page);stroke:var(--ink);stroke-width:1.5}
svg .limit{stroke:var(--ink);stroke-width:2}
svg .past{fill:var(--quiet);opacity:.3}
.gauge{display:block}
.gauges{table-layout:fixed}
.gauges th:nth-child(2){inline-size:264px}
.gauges th:nth-child(3),.gauges th:nth-child(4){inline-size:7.5rem}
.gauges th:nth-child(5){inline-size:9rem}
.gauges .active th{font-weight:600}
.gauges .stale .gauge{outline:1px dotted var(--ink);outline-offset:2px}
svg .reference{stroke:var(--ink);stroke-width:1;stroke-dasharray:2 2}
.forecast-bar,.skill-bar{vertical-align:middle;margin-inline-end:4px}
.forecasts td{white-space:nowrap}
svg .interval{stroke-width:3;fill:none}
svg .interval.pressure{stroke:var(--pressure)}
svg .interval.buffer{stroke:var(--buffer)}
.forecasts tbody th{white-space:normal}
.multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:8px 32px}
.multiples figure{margin:0}
.reliability text{font-size:10px;fill:var(--quiet)}
svg .even{stroke:var(--quiet);stroke-dasharray:3 3}
svg .band{stroke:var(--quiet);stroke-width:3}
@media (max-width:767px){.stacked thead{display:none}.stacked tr{display:flex;flex-wrap:wrap;gap:4px 16px;border-block-end:1px solid var(--sunk);padding-block:8px}.stacked th,.stacked td{border:0;padding:0}.stacked tbody th,.stacked .chart{flex:1 1 100%}.stacked [data-label]::before{content:attr(data-label) ' ';color:var(--quiet);font-weight:400}.stacked .number{text-align:start}}`;
