import { isObject, type Json, type JsonObject } from '../openapi/json.ts';
import { ANSWERED_EXAMPLES } from './answered-examples.ts';
import { at, items, members, referenceName, resolved, successOf, textAt } from './bundle-reader.ts';
import { curlLine, exampleInput } from './curl-line.ts';
import { type Html, html, inline, NOTHING, prose } from './html.ts';
import type { PlacedOperation } from './placed-operations.ts';
import { fieldRow, fieldTable } from './schema-section.ts';
import { schemaType } from './schema-type.ts';

const GATES: Readonly<Record<string, string>> = {
  pro: 'Pro subscription',
  key: 'any key',
  public: 'open',
  operator: 'operator scope',
};

export function operationSection(bundle: JsonObject, placed: PlacedOperation): Html {
  const { path, method, operation } = placed;
  const gate = textAt(operation, 'x-gate');
  return html`
<section class="operation" id="${textAt(operation, 'operationId')}" data-method="${method}" data-path="${path}" data-example="${exampleInput(bundle, placed)}">
<h3>${textAt(operation, 'summary')} <span class="gate ${gate}">${GATES[gate] ?? gate}</span></h3>
<p class="quiet">${textAt(operation, 'operationId')}</p>
<p class="path"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
${prose(textAt(operation, 'description'))}
${parameterTable(bundle, operation)}
${bodyTable(bundle, operation)}
<h4>Try it</h4>
<pre tabindex="0">${curlLine(bundle, placed)}</pre>
${responseTable(bundle, operation)}
</section>`;
}

function parameterTable(bundle: JsonObject, operation: JsonObject): Html {
  const parameters = items(operation.parameters).map((parameter) => resolved(bundle, parameter));
  if (parameters.length === 0) return NOTHING;
  const rows = parameters.map((parameter) => {
    const schema = resolved(bundle, at(parameter, 'schema'));
    const described = isObject(schema) ? { ...schema, description: textAt(parameter, 'description') } : schema;
    return fieldRow(textAt(parameter, 'name'), described, at(parameter, 'required') === true);
  });
  return html`<h4>Parameters</h4><div class="scroll" tabindex="0"><table>
<thead><tr><th>Name</th><th>Type</th><th>Notes</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function bodyTable(bundle: JsonObject, operation: JsonObject): Html {
  const schema = at(operation, 'requestBody', 'content', 'application/json', 'schema');
  if (schema === undefined) return NOTHING;
  return html`<h4>Request body: ${schemaType(schema)}</h4>${fieldTable(resolved(bundle, schema))}`;
}

function responseTable(bundle: JsonObject, operation: JsonObject): Html {
  const rows = members(operation.responses).map(([status, response]) =>
    responseRow(status, resolved(bundle, response) ?? {}),
  );
  return html`<h4>Answers</h4><div class="scroll" tabindex="0"><table>
<thead><tr><th>Status</th><th>Body</th><th>When</th></tr></thead><tbody>${rows}</tbody></table></div>
${exampleOf(operation)}`;
}

function responseRow(status: string, response: Json): Html {
  const media = members(at(response, 'content'));
  const bodies = media.map(([type, content]) =>
    referenceName(at(content, 'schema')) !== '' || at(content, 'schema', 'anyOf') !== undefined
      ? html`${schemaType(at(content, 'schema'))}`
      : html`<code>${type}</code>`,
  );
  const headers = members(at(response, 'headers')).map(([name]) => name);
  const listed = headers.length === 0 ? NOTHING : html`<p class="quiet">${headers.join(', ')}</p>`;
  return html`<tr class="s${status.slice(0, 1)}"><td>${status}</td><td>${bodies}</td>
<td>${whenOf(textAt(response, 'description'))}${listed}</td></tr>`;
}

/** Failure codes link to where they are explained. */
function whenOf(description: string): Html {
  if (!/^`[a-z_]+`(, `[a-z_]+`)*$/.test(description)) return inline(description);
  const codes = description.replaceAll('`', '').split(', ');
  const links = codes.map((code, index) => html`${index === 0 ? '' : ', '}<a href="#${code}"><code>${code}</code></a>`);
  return html`${links}`;
}

/** What the exercise answered, or what the contract gives where it was not asked. */
function exampleOf(operation: JsonObject): Html {
  const answered = ANSWERED_EXAMPLES[textAt(operation, 'operationId')];
  if (answered !== undefined)
    return exampleBlock('An answer of the exercise, of lists the first two items', JSON.parse(answered));
  const content = members(at(successOf(operation), 'content')).map(([, media]) => at(media, 'example'));
  const [example] = content;
  if (example === undefined) return NOTHING;
  return exampleBlock('Example answer', example);
}

const exampleBlock = (summary: string, example: unknown): Html =>
  html`<details><summary>${summary}</summary><pre tabindex="0">${JSON.stringify(example, null, 2)}</pre></details>`;
