import { request } from 'node:http';
import type { Context } from 'koa';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { proxyWatch } from '../../config/observability/proxy-watch.ts';
import { openMemoryService } from '../support/service/http-service.ts';

const test = suite('a proxy that is not counted');

async function noticed(trustedProxies: number, remoteAddress: string, headers: Readonly<Record<string, string>>) {
  const said: string[] = [];
  const { notice, probe } = proxyWatch(trustedProxies, (sentence) => said.push(sentence));
  const ctx = { req: { headers, socket: { remoteAddress } } } as unknown as Context;
  for (let turn = 0; turn < 2; turn += 1) await notice(ctx, async () => {});
  const { ok, detail = '' } = await probe.check();
  assert.is(ok, said.length === 0);
  assert.is(detail, said[0] ?? '');
  return said.length;
}

test('is noticed once by what it forwards, and not where it is counted, where a client may have written it, or without it', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' };
  assert.is(await noticed(0, '172.18.0.2', forwarded), 1);
  assert.is(await noticed(0, '::ffff:127.0.0.1', { forwarded: 'for=203.0.113.9' }), 1);
  assert.is(await noticed(1, '172.18.0.2', forwarded), 0);
  assert.is(await noticed(0, '8.8.8.8', forwarded), 0);
  assert.is(await noticed(0, '172.18.0.2', {}), 0);
});

test('is told on /ready, which stays 200', async () => {
  const service = await openMemoryService();
  const checks = async () => {
    const answer = await fetch(`${service.url}/ready`);
    assert.is(answer.status, 200);
    return ((await answer.json()) as { checks: Record<string, { ok: boolean; detail?: string }> }).checks['proxies'];
  };
  assert.equal(await checks(), { ok: true });
  await new Promise((resolve) =>
    request(`${service.url}/sign-in`, { headers: { 'X-Forwarded-For': '203.0.113.9' } }, (answer) =>
      answer.resume().on('end', resolve),
    ).end(),
  );
  const told = await checks();
  assert.is(told?.ok, false);
  assert.match(told?.detail ?? '', 'Set TRUSTED_PROXIES to the number of proxies');
  await service.close();
});

test.run();
