import type { Json, JsonObject } from '../openapi/json.ts';
import { at, items, members, textAt } from './bundle-reader.ts';
import { type Html, html, inline, NOTHING } from './html.ts';
import { schemaBounds, schemaType } from './schema-type.ts';

/** Every named schema with its fields. */
export function schemaSections(bundle: JsonObject): Html {
  const sections = members(at(bundle, 'components', 'schemas')).map(
    ([name, schema]) => html`
<section class="schema" id="schema-${name}">
<h3>${name}</h3>
${textAt(schema, 'description') === '' ? NOTHING : html`<p>${inline(textAt(schema, 'description'))}</p>`}
${fieldTable(schema)}
</section>`,
  );
  return html`<h2 id="schemas">Schemas</h2>${sections}`;
}

/** The members of an object schema, one row each. */
export function fieldTable(schema: Json | undefined): Html {
  const fields = members(at(schema, 'properties'));
  const bases = items(at(schema, 'allOf')).map((one) => html`<p>All fields of ${schemaType(one)}, and:</p>`);
  if (fields.length === 0) return isObjectType(schema) ? html`<p class="quiet">No fields.</p>` : plainValue(schema);
  const required = items(at(schema, 'required'));
  const rows = fields.map(([name, field]) => fieldRow(name, field, required.includes(name)));
  return html`${bases}<div class="scroll" tabindex="0"><table><thead><tr><th>Field</th><th>Type</th><th>Notes</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

const isObjectType = (schema: Json | undefined): boolean => textAt(schema, 'type') === 'object';

/** The type of what has no members, with its bounds. */
const plainValue = (schema: Json | undefined): Html =>
  html`<p>${schemaType(schema)} ${inline(schemaBounds(schema))}</p>`;

/** One field or parameter: name, type, and what there is to say. */
export function fieldRow(name: string, schema: Json | undefined, isRequired: boolean): Html {
  const notes = [schemaBounds(schema), textAt(schema, 'description')].filter((note) => note !== '').join('. ');
  const optional = isRequired ? NOTHING : html` <span class="quiet">optional</span>`;
  return html`<tr><td><code>${name}</code>${optional}</td><td>${schemaType(schema)}</td><td>${inline(notes)}</td></tr>`;
}
