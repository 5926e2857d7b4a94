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
.gauges th:nth-child(3),.gauges th:nth-child(4),.gauges th:nth-child(7){inline-size:6.5rem}
.gauges th:nth-child(5){inline-size:10rem}
.gauges th:nth-child(6){inline-size:9rem}
.gauges .number{white-space:normal}
.gauges .spark{inline-size:240px;margin-block-start:4px}
.gauges .active th{font-weight:600}
.gauges .stale .gauge{outline:1px dotted var(--ink);outline-offset:2px}
svg .reference{stroke:var(--ink);stroke-width:1;stroke-dasharray:2 2}
.forecast-bar,.skill-bar{vertical-align:middle;margin-inline-end:4px}
.forecasts td{white-space:nowrap}
svg .interval{stroke-width:3;fill:none}
svg .interval.pressure{stroke:var(--pressure)}
svg .interval.buffer{stroke:var(--buffer)}
.forecasts tbody th,.forecasts .seal{white-space:normal}
.seal{inline-size:16rem}
.seal code{overflow-wrap:anywhere}
.multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(16rem,100%),1fr));gap:8px 32px}
.multiples figure{margin:0}
.reliability text{font-size:10px;fill:var(--quiet)}
svg .even{stroke:var(--quiet);stroke-dasharray:3 3}
svg .band{stroke:var(--quiet);stroke-width:3}
.spark{display:block;inline-size:100%}
.spark .line{fill:none;stroke:var(--ink);stroke-width:2;vector-effect:non-scaling-stroke}
.spark.pressure .line{stroke:var(--pressure)}
.spark.buffer .line{stroke:var(--buffer)}
.spark .limit,.spark .reference{vector-effect:non-scaling-stroke}
.over-time .chart{position:relative;inline-size:70%;padding-block:3px}
.over-time th,.over-time td{border:0;vertical-align:middle}
.over-time .scale{display:flex;justify-content:space-between;color:var(--quiet);font-size:.8125rem}
.scale span{unicode-bidi:plaintext}
.legend span{margin-inline-end:16px;white-space:nowrap}
.swatch{vertical-align:-2px}
.scrubber{display:flex;gap:8px 16px;align-items:center;flex-basis:100%;margin-block:8px}
.scrubber input{flex:1;accent-color:var(--ink);min-block-size:24px;min-inline-size:0}
.moments{position:absolute;inset-block:3px;inset-inline:0 12px;inline-size:calc(100% - 12px);block-size:calc(100% - 6px)}
.moments rect{fill:transparent}
.moments a:hover rect{fill:var(--ink);fill-opacity:.12}
svg .regime-calm{fill:var(--quiet)}
svg .regime-managed_deescalation{fill:var(--b3)}
svg .regime-stressed_equilibrium{fill:var(--p2)}
svg .regime-coercive_stalemate{fill:var(--p3)}
svg .regime-fragmentation_risk{fill:var(--p4)}
svg .regime-escalation_ladder{fill:var(--p5)}
.wrapped{white-space:normal}
.slope{display:block}
.slope .line{stroke:var(--ink);stroke-width:2}
.slope.pressure .line{stroke:var(--pressure)}
.slope.buffer .line{stroke:var(--buffer)}
.slopes{inline-size:auto}
.slopes th,.slopes td{vertical-align:middle;padding-inline-end:24px}
svg .less{fill:var(--page);stroke:var(--ink)}
.patch{padding-inline-start:24px;font-size:.8125rem}
.patch li{max-inline-size:none}
.map.plain text.closed{fill:var(--pressure);font-size:24px}.map.plain text.strained{font-size:18px}
.map .land{fill:var(--sunk);stroke:var(--quiet);stroke-opacity:.4}
.map.plain{max-inline-size:800px}
.regions-of a{display:inline-block;min-block-size:24px;margin-inline-end:12px}
.percentile{vertical-align:middle}
.corridors .spark{inline-size:160px}
.corridors .spark .line{stroke-width:1.25}
.stale-data .spark{outline:1px dotted var(--ink);outline-offset:1px}
.regimes{margin:8px 0}
.regimes figcaption{display:flex;flex-wrap:wrap;gap:4px 16px}
.regions td a{text-decoration-color:transparent}
.regions td a:hover{text-decoration-color:currentColor}
.facts::first-letter{text-transform:uppercase}
.outdated{border:2px dotted var(--ink);padding:4px 8px;font-weight:600}
tbody th a,td a{display:inline-block;padding-block:2px;margin-block:-2px;min-inline-size:24px}
.drivers a,.regions-of a{margin-block:0}
@media (max-width:479px){.axes tbody th{white-space:normal}.axes svg{inline-size:30vw}}
@media (max-width:767px){.stacked thead{display:none}.stacked tr{display:flex;flex-wrap:wrap;gap:4px 16px;border-block-end:1px solid var(--sunk);padding-block:8px}.stacked th,.stacked td{border:0;padding:0}.stacked tbody th,.stacked .chart{flex:1 1 100%}.stacked [data-label]::before{content:attr(data-label) ' ';color:var(--quiet);font-weight:400}.stacked .number{text-align:start}.over-time.stacked tbody th{flex:1 1 auto}.over-time.stacked .number{order:1}.over-time.stacked td:nth-child(2){order:2;flex:1 1 100%;inline-size:auto}.over-time.stacked .moments{inset-inline-end:0;inline-size:100%}}`;
