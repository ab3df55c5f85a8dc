import type Koa from 'koa';
import type { Middleware } from 'koa';
import { answerCache } from '../adapters/answers/answer-cache.ts';
import { describeResource, resourcePlaces } from '../adapters/http/protected-resource.ts';
import { mcpEndpoint } from '../adapters/mcp/endpoint.ts';
import type { Metrics, ReadMetrics } from '../adapters/metrics/metrics.ts';
import { metricsEndpoint } from '../adapters/metrics/metrics-endpoint.ts';
import { createHttpApp } from '../adapters/rest/http-app.ts';
import { SCOPES } from '../domain/access/credential.ts';
import packageFacts from '../package.json' with { type: 'json' };
import type { ProxyWatch } from './observability/proxy-watch.ts';
import { createSignIn, type SignInParts } from './sign-in.ts';
import { ports, services } from './tokens.ts';
import { allUseCases } from './use-cases.ts';

export interface InboundParts extends SignInParts {
  readonly metrics: Metrics | undefined;
  readonly readMetrics: ReadMetrics | undefined;
  readonly proxies: Pick<ProxyWatch, 'notice'>;
}

const { version } = packageFacts;

/** The whole HTTP application: the REST interface, the tool endpoint and the pages. */
export function createInbound(parts: InboundParts): Koa {
  const { get, config, logger, baseUrl, metrics } = parts;
  const useCases = allUseCases(get);
  const { authorizationServer, pages } = createSignIn(parts);
  const authorizationServers = [config.oidcIssuer ?? authorizationServer.issuer];
  // With a foreign issuer, nobody can get tokens here.
  const ownServer = config.oidcIssuer === undefined ? [authorizationServer.middleware] : [];
  const answers = answerCache(config.cacheMegabytes);
  metrics?.watchAnswers(answers);
  const tools = mcpEndpoint({
    enabled: config.mcpEnabled,
    baseUrl,
    version,
    logger,
    journal: get(services.toolCallJournal),
    allowedOrigins: config.mcpAllowedOrigins,
    authorizationServers,
    admit: useCases.access.admitToTools,
    answers,
    readScope: get(ports.readScope),
    rateLimit: config.mcpRateLimit,
    statelessMode: config.mcpStateless,
    useCases,
  });
  const describeInterface = describeResource({
    places: resourcePlaces(baseUrl, 'v1'),
    scopes: SCOPES,
    authorizationServers,
  });
  return createHttpApp({
    useCases,
    baseUrl,
    version,
    answers,
    readScope: get(ports.readScope),
    logger,
    allowedHosts: config.allowedHosts,
    trustedProxies: config.trustedProxies,
    corsAllowedOrigins: config.corsAllowedOrigins,
    mounts: [parts.proxies.notice, ...metricsMount(parts), tools, describeInterface, ...ownServer, pages],
    onRequest: metrics?.request,
  });
}

/** Metrics that have a port of their own are on no other one. */
function metricsMount({ config, readMetrics: read }: InboundParts): readonly Middleware[] {
  const { metricsToken: token, metricsPort } = config;
  return read === undefined || metricsPort !== undefined ? [] : [metricsEndpoint({ token, read })];
}
