import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { FAILURES } from './conventions/failures.ts';
import { PLANS } from './conventions/plans.ts';
import { at, members, textAt } from './documentation/bundle-reader.ts';
import { Html, html, inline, NOTHING, prose } from './documentation/html.ts';
import { operationSection } from './documentation/operation-section.ts';
import { type PlacedOperation, placedOperations } from './documentation/placed-operations.ts';
import { schemaSections } from './documentation/schema-section.ts';
import { STYLES } from './documentation/styles.ts';
import type { JsonObject } from './openapi/json.ts';
import type { SourceAttribution } from './platform/attribution.ts';

export interface DocumentationPage {
  readonly html: string;
  /** Allows the page's own style, its script if it has one, and nothing else. */
  readonly contentSecurityPolicy: string;
}

/**
 * One self-contained page that says everything the bundle says, and where the data come from.
 * @param scriptPath of the island that searches and sends requests; the page reads completely without
 */
export function documentationPage(
  bundle: JsonObject,
  sources: readonly SourceAttribution[],
  scriptPath?: string,
): DocumentationPage {
  const operations = placedOperations(bundle);
  const groups = [...new Set(operations.map(groupOf))];
  const inGroup = (group: string) => operations.filter((operation) => groupOf(operation) === group);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textAt(bundle, 'info', 'title')} ${textAt(bundle, 'info', 'version')}</title>
<link rel="icon" href="data:,">
<style>${STYLES_ELEMENT}</style>
${scriptPath === undefined ? NOTHING : html`<script type="module" src="${scriptPath}"></script>`}
</head>
<body>
<div class="page">
${navigation(bundle, groups, inGroup)}
<main>
<h1>${textAt(bundle, 'info', 'title')}</h1>
<p class="quiet">Version ${textAt(bundle, 'info', 'version')}. ${textAt(bundle, 'info', 'summary')}.
<a href="/openapi.json">openapi.json</a>, <a href="/openapi.yaml">openapi.yaml</a></p>
${prose(textAt(bundle, 'info', 'description'))}
${credentials(bundle)}
${groups.map((group) => html`<h2 id="group-${group}">${group}</h2>${inGroup(group).map((placed) => operationSection(bundle, placed))}`)}
${failures()}
${plans()}
${sourceTable(sources)}
${schemaSections(bundle)}
</main>
</div>
</body>
</html>
`;
  return { html: page.text, contentSecurityPolicy: scriptPath === undefined ? POLICY : `${POLICY}; ${SCRIPT_POLICY}` };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STYLES_ELEMENT = new Html(STYLES);
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${base64(sha256(utf8ToBytes(STYLES)))}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The server's own script, which asks the server alone and writes text, never markup. */
const SCRIPT_POLICY = "script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const groupOf = ({ operation }: PlacedOperation): string => {
  const tags = operation.tags;
  return Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : 'Other';
};

function navigation(
  bundle: JsonObject,
  groups: readonly string[],
  inGroup: (group: string) => readonly PlacedOperation[],
): Html {
  const link = ({ operation }: PlacedOperation) =>
    html`<li><a href="#${textAt(operation, 'operationId')}">${textAt(operation, 'operationId')}</a></li>`;
  const schemas = members(at(bundle, 'components', 'schemas')).map(
    ([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`,
  );
  return html`<nav aria-label="Contents"><strong>${textAt(bundle, 'info', 'title')}</strong>
<h2>Reference</h2><ul>
<li><a href="#credentials">Credentials</a></li><li><a href="#errors">Errors</a></li>
<li><a href="#plans">Plans</a></li><li><a href="#sources">Sources</a></li></ul>
${groups.map((group) => html`<h2>${group}</h2><ul>${inGroup(group).map(link)}</ul>`)}
<details><summary>Schemas</summary><ul>${schemas}</ul></details></nav>`;
}

function credentials(bundle: JsonObject): Html {
  const rows = members(at(bundle, 'components', 'securitySchemes')).map(([name, scheme]) => {
    const carrier = textAt(scheme, 'name') || 'Authorization: Bearer';
    return html`<tr><td>${name}</td><td><code>${carrier}</code></td><td>${textAt(scheme, 'description')}</td></tr>`;
  });
  return html`<h2 id="credentials">Credentials</h2>
<p>Any one of these. An empty header counts as absent; two different credentials in one request are refused.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Scheme</th><th>Header</th><th>Notes</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function failures(): Html {
  const rows = Object.entries(FAILURES).map(
    ([code, { status, body, when, headers }]) =>
      html`<tr id="${code}" class="s${String(status).slice(0, 1)}"><td>${status}</td><td><code>${code}</code></td>
<td><a href="#schema-${body}">${body}</a></td><td>${inline(when)} <span class="quiet">${headers.join(', ')}</span></td></tr>`,
  );
  return html`<h2 id="errors">Errors</h2>
<p>Every error carries <code>X-Request-Id</code>, <code>X-Error-Code</code> and <code>Cache-Control: no-store</code>. With
<code>Accept: application/problem+json</code> it is a <a href="#schema-ProblemDetails">ProblemDetails</a> document whose further members repeat the plain body.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Status</th><th>Code</th><th>Body</th><th>When</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function plans(): Html {
  const amount = (value: number | undefined) =>
    value === undefined ? 'unlimited' : String(value).replace(/\B(?=(\d{3})+$)/g, ',');
  const rows = PLANS.map(
    (
      plan,
    ) => html`<tr><td><code>${plan.planKey}</code></td><td>${plan.tier}</td><td>${amount(plan.requestsPerMinute)}</td>
<td>${amount(plan.requestsPerUtcDay)}</td><td>${amount(plan.deductionsPerUtcDay)}</td></tr>`,
  );
  return html`<h2 id="plans">Plans</h2>
<p>Limits are per account, all its keys together; an operator may set other numbers. Pro-gated means tier 1 or above.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Plan</th><th>Tier</th><th>Requests per minute</th><th>Requests per UTC day</th><th>DeductSituation per UTC day</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function sourceTable(sources: readonly SourceAttribution[]): Html {
  const rows = sources.map(
    ({ source, title, url, licence, attribution, redistribute }) =>
      html`<tr><td>${source}</td><td><a href="${url}" rel="noreferrer">${title}</a></td><td>${licence}</td>
<td>${attribution}</td><td>${redistribute ? 'yes' : 'numbers only'}</td></tr>`,
  );
  return html`<h2 id="sources">Sources</h2>
<p>Where the data come from, and on what terms; as JSON at <a href="/api/attribution"><code>/api/attribution</code></a>.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Source</th><th>Data</th><th>Licence</th><th>Attribution</th><th>Records may be passed on</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** Base 64 with padding (RFC 4648 §4). */
function base64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(start, start + 3);
    const group = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(group >> shift) & 63] ?? '');
    const count = Math.min(3, bytes.length - start);
    text += digits.slice(0, count + 1).join('') + '='.repeat(3 - count);
  }
  return text;
}
