/* global SwaggerUIBundle, document, fetch, location, matchMedia, URL */

// Runs in the browser, after Swagger UI's bundle.

const dark = matchMedia('(prefers-color-scheme: dark)');
const followColorScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
followColorScheme();
dark.addEventListener('change', followColorScheme);

/** The folder of this page: the address by which the reader reaches the service, which need not be its public one. */
const base = new URL('.', location.href).href.replace(/\/$/, '');

showReference().catch(() => {
  document.querySelector('#reference').textContent = 'The OpenAPI document could not be loaded.';
});

async function showReference() {
  const description = await (await fetch('openapi.json')).json();
  SwaggerUIBundle({
    domNode: document.querySelector('#reference'),
    spec: { ...description, servers: [{ url: base }] },
    deepLinking: true,
    displayRequestDuration: true,
    defaultModelExpandDepth: 3,
    defaultModelsExpandDepth: 0,
    docExpansion: 'list',
    filter: false,
    persistAuthorization: false, // a key on a shared computer must not survive the page
    tryItOutEnabled: true,
    validatorUrl: null, // by default it sends the document to a host of its own
    requestInterceptor: askForJson,
  });
}

/** Swagger UI asks for any type where success has no body, and would get errors as pages. */
function askForJson(request) {
  for (const name of Object.keys(request.headers)) {
    if (name.toLowerCase() === 'accept') delete request.headers[name];
  }
  request.headers['Accept'] = 'application/json';
  return request;
}
