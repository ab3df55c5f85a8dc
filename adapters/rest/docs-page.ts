import { STATUS_CODES } from 'node:http';
import { type Html, html } from '../http/html.ts';
import type { Page } from '../http/page.ts';
import type { ObjectSchema, Schema } from '../validation/schema.ts';
import { curlExample } from './curl-example.ts';
import { DOCS_STYLES } from './docs-styles.ts';
import type { OpenApiDocument, Operation, OperationResponse, Parameter } from './openapi.ts';
import { exampleOf } from './schema-example.ts';
import { ruleText, schemaLinks } from './schema-text.ts';

/** The reference page: all of the OpenAPI document, for people, without a script and without anything from elsewhere. */
export function docsPage(document: OpenApiDocument): Page {
  const operations = operationsOf(document);
  const objects = Object.entries(document.components.schemas);
  return {
    title: `${document.info.title} reference`,
    styles: DOCS_STYLES,
    body: html`<div class="layout">
<nav aria-label="Contents">
<p class="brand"><a href="#top">${document.info.title}</a> <span class="quiet">${document.info.version}</span></p>
${document.tags.map((tag) => navSection(tag.name, operations))}
<section>
<h2>Objects</h2>
<ul>${objects.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</section>
</nav>
<main id="top">
<header>
<h1>${document.info.title} reference</h1>
${paragraphs(document.info.description)}
<p>Base address <code>${document.servers[0]?.url ?? ''}</code>. Credentials go into the header
<code>Authorization: Bearer …</code>: an API key or an access token.
The <a href="openapi.json">OpenAPI document</a> says the same to machines.</p>
</header>
${document.tags.map(
  (tag) => html`<section class="tag">
<h2>${tag.name}</h2>
<p class="quiet">${tag.description}</p>
${operations.filter(({ operation }) => operation.tags.includes(tag.name)).map((each) => operationSection(document, each))}
</section>`,
)}
<section class="tag">
<h2>Objects</h2>
${objects.map(([name, schema]) => objectSection(name, schema))}
</section>
</main>
</div>`,
  };
}

interface PlacedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function operationsOf(document: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

function navSection(tag: string, operations: readonly PlacedOperation[]): Html {
  const own = operations.filter(({ operation }) => operation.tags.some((name) => name === tag));
  return html`<section>
<h2>${tag}</h2>
<ul>${own.map(
    ({ method, operation }) =>
      html`<li><a href="#${operation.operationId}">${badge(method)} ${operation.summary}</a></li>`,
  )}</ul>
</section>`;
}

function badge(method: string): Html {
  return html`<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function operationSection(document: OpenApiDocument, { method, path, operation }: PlacedOperation): Html {
  const body = operation.requestBody?.content['application/json']?.schema;
  const scope = operation.security[0]?.bearer[0];
  return html`<article id="${operation.operationId}">
<div class="prose">
<h3><a href="#${operation.operationId}">${operation.summary}</a></h3>
<p class="address">${badge(method)} <code>${path}</code>${scope ? html` <span class="quiet">needs <code>${scope}</code></span>` : ''}</p>
${operation.description ? paragraphs(operation.description) : ''}
${operation.parameters ? parameterTable(operation.parameters) : ''}
${body ? bodyTable(body, document) : ''}
${responseTable(operation)}
</div>
<div class="examples">
<h4>Request</h4>
<pre><code>${curlExample(document, method, path, operation)}</code></pre>
${exampleAnswer(document, operation)}
</div>
</article>`;
}

function parameterTable(parameters: readonly Parameter[]): Html {
  return html`<h4>Parameters</h4>
<table>
<thead><tr><th>Name</th><th>Rule</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, description, schema }) => html`<tr>
<td><code>${name}</code><br><span class="quiet">${place}</span>${requiredMark(required)}</td>
<td>${ruleText(schema)}${description ? html`<br><span class="quiet">${inlineCode(description)}</span>` : ''}</td>
</tr>`,
  )}</tbody>
</table>`;
}

function bodyTable(schema: Schema, { components }: OpenApiDocument): Html {
  const name = '$ref' in schema ? (schema.$ref ?? '').split('/').at(-1) : undefined;
  const object = name === undefined ? schema : components.schemas[name];
  if (object === undefined || !('properties' in object)) return html``;
  return html`<h4>Body</h4>
${fieldTable(object)}`;
}

function fieldTable({ properties, required = [] }: ObjectSchema): Html {
  return html`<table>
<thead><tr><th>Field</th><th>Rule</th></tr></thead>
<tbody>${Object.entries(properties).map(
    ([name, schema]) => html`<tr>
<td><code>${name}</code>${requiredMark(required.includes(name))}</td>
<td>${ruleText(schema)}${schema.description ? html`<br><span class="quiet">${inlineCode(schema.description)}</span>` : ''}</td>
</tr>`,
  )}</tbody>
</table>`;
}

function requiredMark(isRequired: boolean): Html {
  return isRequired ? html` <span class="required">required</span>` : html``;
}

function responseTable({ responses }: Operation): Html {
  return html`<h4>Answers</h4>
<table class="answers">
<thead><tr><th>Status</th><th>Meaning</th><th>JSON body</th></tr></thead>
<tbody>${Object.entries(responses).map(
    ([status, response]) => html`<tr>
<td><code>${status}</code> <span class="quiet">${STATUS_CODES[status] ?? ''}</span></td>
<td>${inlineCode(response.description)}${ownHeaders(response)}</td>
<td>${jsonBodyOf(response)}</td>
</tr>`,
  )}</tbody>
</table>`;
}

function ownHeaders({ headers }: OperationResponse): readonly Html[] {
  return Object.entries(headers)
    .filter(([name]) => name !== 'X-Request-Id')
    .map(([name, { description }]) => html`<br><code>${name}</code>: ${inlineCode(description)}`);
}

function jsonBodyOf({ content }: OperationResponse): Html {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? html`<span class="quiet">none</span>` : schemaLinks(schema);
}

function exampleAnswer(document: OpenApiDocument, { responses }: Operation): Html {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const schema = response?.content?.['application/json']?.schema;
  if (status === undefined || schema === undefined) return html``;
  const example = exampleOf(schema, document.components.schemas);
  if (JSON.stringify(example) === '{}') return html``;
  return html`<h4>Answer <code>${status}</code></h4>
<pre><code>${JSON.stringify(example, null, 2)}</code></pre>`;
}

function objectSection(name: string, schema: Schema): Html {
  return html`<article id="${name}" class="object">
<div class="prose">
<h3><a href="#${name}">${name}</a></h3>
${'properties' in schema ? fieldTable(schema) : ''}
</div>
</article>`;
}

function paragraphs(text: string): readonly Html[] {
  return text.split('\n\n').map((paragraph) => html`<p>${inlineCode(paragraph)}</p>`);
}

/** Descriptions are Markdown in OpenAPI; the only mark that ours use is code in backticks. */
function inlineCode(text: string): readonly Html[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
